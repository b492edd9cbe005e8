export { answer, type CannedAnswer, pending, refusal, unreachable } from './answer'
