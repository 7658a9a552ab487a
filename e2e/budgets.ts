/**
 * Kilobytes that a page may load, after gzip: what plain code weighs and 3 % (record 22). The framework is 110 of the scripts.
 * `scripts`: each list and the page of a row; `tableScripts`: the list with a table and its boxes; `formScripts`: forms of what members manage.
 */
export const BUDGETS = { scripts: 163.5, tableScripts: 168.5, homeScripts: 154.5, formScripts: 195.5, styles: 20.5 };
