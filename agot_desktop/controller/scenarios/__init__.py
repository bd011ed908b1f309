"""Scenario files: positions with steps and expectations, read, built, played and judged without a window.

`file` reads a file strictly, `position` builds the state, `rest` answers what no step answers, `run` plays the steps,
`expect` judges, `report` says it in lines.
"""
