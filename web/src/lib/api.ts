/** Requests to the service. A refusal is an error with its code and the reader's words. */

import type { Fault } from './wire'
import { settings } from './settings.svelte'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string,
    /** After so many seconds one may ask again; 0 if that is no use. */
    readonly wait = 0,
  ) {
    super(message)
  }
}

/** The service was not reached: the network, or a restart. */
export class Unreachable extends Error {}

type Query = Record<string, string | number | undefined>

export function address(path: string, query: Query = {}): string {
  const given = Object.entries({ lang: settings.language, ...query })
  const shown = given.filter(([, value]) => value !== undefined)
  return `/api${path}?${new URLSearchParams(shown.map(([k, v]) => [k, String(v)]))}`
}

async function request<T>(method: string, url: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Unreachable(url)
  }
  if (response.ok) return (await response.json()) as T
  const fault = (await response.json().catch(() => ({}))) as Partial<Fault>
  const restarts = fault.code === 'starting' || fault.code === 'stopping'
  if (response.status >= 502 && (restarts || !fault.code)) throw new Unreachable(url)
  const message = fault.message ?? response.statusText
  const wait = Number(response.headers.get('retry-after') ?? 0)
  throw new Refused(response.status, fault.code ?? '', message, fault.rule ?? '', wait)
}

export function get<T>(path: string, query: Query = {}): Promise<T> {
  return request<T>('GET', address(path, query))
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>('POST', address(path), body)
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return request<T>('PUT', address(path), body)
}

export function remove<T>(path: string): Promise<T> {
  return request<T>('DELETE', address(path))
}

/** A word nobody else has thought of: a key of a move, or a part of the seed. */
export function chance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
