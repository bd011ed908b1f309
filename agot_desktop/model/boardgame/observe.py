"""What one house sees, and positions that it cannot tell apart (RD-03, CB-04, TR-02, AL-03)."""
