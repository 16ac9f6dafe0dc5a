export { type S3StandIn, type S3Trouble, startS3StandIn } from './s3-stand-in.ts'
export type { S3Keys } from './signature.ts'
