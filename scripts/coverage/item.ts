// What a line of the specification is, for those that the code itself cannot list (as it lists routes, menus, calls).

export interface Item {
  /** Name by which the tests that prove the line point at it: a comment `// prova: <id>` above them. */
  readonly id: string
  readonly texto: string
  /** Files that implement it. */
  readonly onde?: readonly string[]
  /** Not built, or not all of it: the feature that will bring it. Until then it may go unproven. */
  readonly ainda?: string
}

export interface Secao {
  readonly titulo: string
  readonly itens: readonly Item[]
}

export const domain = 'packages/domain/src'
export const server = 'apps/server/src'
export const web = 'apps/web/src'

export const sessao = [`${web}/lib/session/session.ts`, `${web}/lib/session/token.ts`]
export const guardas = [`${web}/app/guards.tsx`]
export const settings = [`${web}/theme/settings.ts`, `${web}/theme/ThemeRoot.tsx`]
export const metricas = [`${web}/theme/metrics.ts`]
