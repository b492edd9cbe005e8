/** 1,048,576 bytes: what is called a megabyte where sizes of files are told. */
export const MEGABYTE = 1_048_576
