/** Notices of this browser while no page of ours is open, by the browser's push service. */

import { get, post } from './api'
import type { PushKey } from './wire'

/** Whether this browser can be told at all: that needs a secure connection. */
export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window
}

/** The key of the server; empty where it pushes nothing. */
export async function pushKey(): Promise<string> {
  return (await get<PushKey>('/push')).key
}

async function registration(): Promise<ServiceWorkerRegistration> {
  return (
    (await navigator.serviceWorker.getRegistration()) ??
    (await navigator.serviceWorker.register('/sw.js'))
  )
}

export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false
  return (await (await registration()).pushManager.getSubscription()) !== null
}

/** Ask for notices; whether the browser allows them. */
export async function beginPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await registration()
  const worker = await navigator.serviceWorker.ready
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = found.toJSON()
  await post('/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth })
  return true
}

export async function endPush(): Promise<void> {
  const found = await (await registration()).pushManager.getSubscription()
  if (!found) return
  await post('/me/push/end', { endpoint: found.endpoint })
  await found.unsubscribe()
}
