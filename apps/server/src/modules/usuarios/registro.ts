import { sql } from 'kysely'
import type { Pendencia } from '@rh/domain/pendencia'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga } from '../../http/versao-antiga.ts'
import { findUltimaVersao } from '../cadastros/versao.ts'

// What must hold before a user is changed; each throws the failure that the administrator is told.

export interface DaVersao {
  readonly id: number
  readonly versao: number
}

/** The user, locked, in the version that the administrator saw. Throws 404, or 409 with who changed it. */
export async function abrirUsuario(tx: Tx, { id, versao }: DaVersao, fuso: string) {
  const usuario = await travarUsuario(tx, id)
  if (usuario.versao !== versao) throw versaoAntiga(await findUltimaVersao(tx, 'usuario', id), fuso)
  return usuario
}

/** The user, locked, whatever the version: for what only adds, as a release. */
export async function travarUsuario(tx: Tx, id: number) {
  const usuario = await tx
    .selectFrom('usuario')
    .select(['id', 'versao', 'nome', 'usuario', 'email', 'telefone', 'vinculoId', 'ativo'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!usuario) throw failure('nao_encontrado')
  return usuario
}

/** A closed account gets neither codes nor releases. */
export async function travarAtivo(tx: Tx, id: number) {
  const usuario = await travarUsuario(tx, id)
  if (!usuario.ativo)
    throw failure('transicao_invalida', {
      mensagem: `O usuário de ${usuario.nome} está desativado.`,
      acao: 'Reative-o antes.',
    })
  return usuario
}

/** The next version, of a user that was opened and whose rows in other tables changed. */
export async function avancarVersao(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('usuario')
    .set({ versao: sql`versao + 1` })
    .where('id', '=', id)
    .execute()
}

/** Throws while there is an alert that the administrator did not accept. */
export function requireAceite(avisos: readonly Pendencia[], aceitos: readonly string[] = []): void {
  const abertos = avisos.filter(({ codigo }) => !aceitos.includes(codigo))
  if (abertos.length > 0)
    throw failure('pendencias', {
      pendencias: abertos,
      mensagem: 'Há alertas que precisam ser lidos e aceitos.',
      acao: 'Marque que está ciente de cada alerta e tente de novo.',
    })
}
