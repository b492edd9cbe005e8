import { Skeleton } from './Skeleton'

/** A page whose code is still on its way, by its name. */
export const PageSkeleton = ({ title }: { title: string }) => (
  <>
    <h1 className="visually-hidden">{title}</h1>
    <Skeleton height="100%" />
  </>
)
