import { Unreachable } from './api'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 4000

/** Ask, and ask again while the service is out of reach; a refusal is thrown. */
export async function insist<T>(request: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    try {
      return await request()
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
