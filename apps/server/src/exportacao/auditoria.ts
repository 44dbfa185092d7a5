import { EXPORTACOES_POR_MINUTO } from '@rh/domain/contract/exportacao'
import type { Formato } from '@rh/domain/contract/formatos'
import { write } from '../db/write.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext } from '../http/ator.ts'
import { failure } from '../http/failure.ts'
import { isoDe } from '../clock.ts'

interface Feita {
  readonly query: { readonly formato: Formato; readonly colunas?: unknown } & Readonly<
    Record<string, unknown>
  >
  readonly colunas: readonly string[]
  readonly linhas: number
}

/** Records who takes what, before it leaves; refuses who exports more often than people do. */
export const auditarExportacao = (
  { principal, clock }: Pick<Deps, 'principal' | 'clock'>,
  request: RequestContext,
  { query, colunas, linhas }: Feita,
) =>
  // A repeat is another copy of the data: each is recorded, whatever key it carries.
  write({ db: principal, clock }, { ...request, chave: null }, async ({ tx, agora }) => {
    const { formato, colunas: _, ...filtros } = query
    const haUmMinuto = isoDe(agora.subtract({ minutes: 1 }))
    const { recentes } = await tx
      .selectFrom('exportacao')
      .select((eb) => eb.fn.countAll<number>().as('recentes'))
      .where('usuarioId', '=', request.ator.id)
      .where('em', '>', haUmMinuto)
      .executeTakeFirstOrThrow()
    if (recentes >= EXPORTACOES_POR_MINUTO)
      throw failure('muitas_tentativas', {
        mensagem: 'Muitas exportações em pouco tempo.',
        acao: 'Espere um minuto e exporte de novo.',
        esperar: 60,
      })
    await tx
      .insertInto('exportacao')
      .values({
        usuarioId: request.ator.id,
        chamada: request.chamada,
        formato,
        filtros: JSON.stringify(filtros),
        colunas: [...colunas],
        linhas,
        em: isoDe(agora),
      })
      .execute()
    return { linhas }
  })
