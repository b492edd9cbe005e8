/** Where react-admin keeps a user's choice of columns: which are hidden, and in which order they stand. */
export const columnStore = (resource: string) => ({
  hidden: `${resource}.datatable`,
  ranks: `${resource}.datatable_columnRanks`,
})
