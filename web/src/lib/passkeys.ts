/** Passkeys of this browser. They need a name with a secure connection, or the machine itself. */

import { post } from './api'
import type { Me, OwnWays, PasskeyOffer, PasskeyQuestion } from './wire'

const NUMBER = /^(\d+\.){3}\d+$|^\[/

/** Whether passkeys can work on this page at all. */
export function arePossible(): boolean {
  return (
    isSecureContext &&
    !NUMBER.test(location.hostname) &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

async function answered(request: Promise<Credential | null>): Promise<unknown> {
  const found = await request
  return found instanceof PublicKeyCredential ? found.toJSON() : null
}

/** Whether somebody only changed their mind, or let the time run out. */
export function isCancelled(fault: unknown): boolean {
  return fault instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(fault.name)
}

/** Make a passkey for whoever plays here. */
export async function makePasskey(name: string): Promise<OwnWays> {
  const { options } = await post<PasskeyOffer>('/me/passkeys/options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await answered(navigator.credentials.create({ publicKey }))
  return post<OwnWays>('/me/passkeys', { name, credential })
}

/** Be again the person of the passkey that somebody chooses. */
export async function usePasskey(): Promise<Me> {
  const { options } = await post<PasskeyQuestion>('/passkey/options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await answered(navigator.credentials.get({ publicKey }))
  return post<Me>('/passkey', { credential })
}
