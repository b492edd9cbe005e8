/** What lies over the page while it is open. */
export const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
