/** The types of what the service sends and takes; made from its own. */
export type * from './schema'
