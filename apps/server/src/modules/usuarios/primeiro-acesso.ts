import { sql, type RawBuilder } from 'kysely'
import type { MetodoDeLogin } from '@rh/domain/acesso/provedor'

/**
 * Whether the user `u` still lacks what lets them in: with our own passwords, one that they chose. At a provider the
 * account is theirs from the start, and we only know whether they ever came.
 */
export const primeiroAcessoSql = (metodo: MetodoDeLogin): RawBuilder<boolean> =>
  metodo === 'jwt'
    ? sql`u.troca_senha_obrigatoria`
    : sql`not exists (select from sessao s where s.usuario_id = u.id)`

/** Whether the user `u` has a password, here or at the provider, as far as we can know. */
export const temSenhaSql = (metodo: MetodoDeLogin): RawBuilder<boolean> =>
  metodo === 'jwt' ? sql`not u.troca_senha_obrigatoria` : sql`true`
