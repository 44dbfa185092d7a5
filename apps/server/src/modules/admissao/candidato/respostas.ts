import type { RawValue } from '@rh/domain/processo/raw-form'
import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Db, Tx } from '../../../db/db.ts'
import type { DaPessoa } from './link.ts'

/** Answers of the person of a draft. */
export const listRespostas = (db: Db | Tx, { processoId, selos }: DaPessoa) =>
  db
    .selectFrom('candidatoCampo')
    .select(['id', 'etapa', 'campo', 'valor', 'versao', 'recebidoEm', 'decisao'])
    .where('processoId', '=', processoId)
    .where('pessoaSelo', 'in', [...selos])
    .orderBy('id')
    .execute()

export type LinhaDaResposta = Awaited<ReturnType<typeof listRespostas>>[number]

/** The draft with the person's answers on top, as the person left it. */
export function comRespostas(dados: Rascunho, linhas: readonly LinhaDaResposta[]): Rascunho {
  const juntos: Record<string, Record<string, RawValue | undefined>> = {}
  for (const [etapa, digitada] of Object.entries(dados)) juntos[etapa] = { ...digitada }
  for (const { etapa, campo, valor } of linhas)
    juntos[etapa] = { ...juntos[etapa], [campo]: valor as RawValue }
  return juntos
}
