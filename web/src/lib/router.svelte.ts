/** Addresses of the app: every page and every position has its own. */

class Router {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    const page = this.path
    this.read()
    if (this.path !== page && !replace) scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash.slice(1)
  }

  /** Links within the app change the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const address = new URL(link.href)
    if (address.origin !== location.origin || address.pathname.startsWith('/api')) return
    if (/^\/(docs(\/|$)|openapi\.json$)/.test(address.pathname)) return
    event.preventDefault()
    this.go(address.pathname + address.search + address.hash)
  }
}

export const router = new Router()
