import { sql } from 'kysely'
import { isoDe } from '../../../clock.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { callTarefa } from '../../../tarefa.ts'
import { TAREFA_DAS_ALTERACOES } from './tarefa.ts'
import type { PlanejadoEmMassa } from './tipo.ts'

const NOMES_DITOS = 5

/** Refuses whoever is no longer as the preview showed them. */
export const mudaram = (nomes: readonly string[]) => {
  const mais = nomes.length - NOMES_DITOS
  return failure('pendencias', {
    mensagem: `Mudou desde a conferência: ${nomes.slice(0, NOMES_DITOS).join(', ')}${mais > 0 ? ` e mais ${mais}` : ''}.`,
    acao: 'Veja a prévia de novo e confira essas pessoas.',
  })
}

/** Who goes, as the preview showed them, and who was taken out by hand. */
export interface Conferidos {
  readonly vao: readonly {
    readonly colaboradorId: number
    readonly deCentavos: number
    readonly paraCentavos: number
  }[]
  readonly fora: readonly { readonly colaboradorId: number; readonly motivo: string }[]
}

type Item = PlanejadoEmMassa & { readonly fora: string | null }

/** The plan of now with who goes and who stays out; everybody who goes has to be as the preview showed. */
function comoConferidos(planejados: readonly PlanejadoEmMassa[], { vao, fora }: Conferidos): Item[] {
  const conferidos = new Map(vao.map((um) => [um.colaboradorId, um]))
  const motivos = new Map(fora.map(({ colaboradorId, motivo }) => [colaboradorId, motivo]))
  const novos: string[] = []
  const itens = planejados.map((um): Item => {
    const conferido = conferidos.get(um.colaboradorId)
    conferidos.delete(um.colaboradorId)
    if (!conferido) {
      const motivo = motivos.get(um.colaboradorId) ?? um.excecao?.motivo
      // Came in after the preview: nobody said whether they go.
      if (motivo === undefined) novos.push(um.nome)
      return { ...um, fora: motivo ?? '' }
    }
    const igual =
      um.deCentavos === conferido.deCentavos &&
      um.paraCentavos === conferido.paraCentavos &&
      um.excecao?.podeIncluir !== false
    if (!igual) novos.push(um.nome)
    return { ...um, fora: null }
  })
  if (novos.length > 0) throw mudaram(novos)
  if (conferidos.size > 0)
    throw failure('nao_encontrado', {
      mensagem: 'Há alguém que não está mais entre estas pessoas.',
      acao: 'Veja a prévia de novo.',
    })
  return itens
}

/** What a batch is of: an agreement of a union, or posts of a contract. */
type DeQue =
  | { readonly tipo: 'convencao'; readonly sindicatoId: number; readonly convencaoId: number }
  | { readonly tipo: 'postos'; readonly contratoId: number }

interface NovaAlteracao {
  readonly deQue: DeQue
  readonly titulo: string
  readonly vigencia: string
  readonly parametros: object
  readonly planejados: readonly PlanejadoEmMassa[]
  readonly conferidos: Conferidos
}

/**
 * Keeps a batch as it was checked, and queues its one transaction. Answers its id; throws 422 with the names of those who
 * changed since the preview.
 */
export async function guardarAlteracao(
  work: UnitOfWork,
  ator: Quem,
  { deQue, titulo, vigencia, parametros, planejados, conferidos }: NovaAlteracao,
): Promise<number> {
  const { tx, agora } = work
  const itens = comoConferidos(planejados, conferidos)
  const { id } = await tx
    .insertInto('alteracaoColetiva')
    .values({
      ...deQue,
      titulo,
      vigencia,
      parametros: JSON.stringify(parametros),
      usuarioId: ator.id,
      criadoEm: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inserirItens(work, id, itens)
  await tx
    .insertInto('alteracaoColetivaAndamento')
    .values({ alteracaoId: id, feitos: 0, total: conferidos.vao.length })
    .execute()
  await callTarefa(tx, TAREFA_DAS_ALTERACOES)
  return id
}

const inserirItens = ({ tx }: UnitOfWork, alteracaoId: number, itens: readonly Item[]) =>
  sql`
    insert into alteracao_coletiva_item (alteracao_id, vinculo_id, contrato_id, base_id, vigencia, de_centavos, para_centavos,
      diferenca_centavos, de_escala_id, para_escala_id, para_escala_vt_id, fora)
    select ${alteracaoId}, i."colaboradorId", i."contratoId", i."baseId", i.vigencia, i."deCentavos", i."paraCentavos",
           i."diferencaCentavos", i."deEscalaId", i."paraEscalaId", i."paraEscalaVtId", i.fora
      from jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) as i("colaboradorId" int, "contratoId" int, "baseId" int,
        vigencia date, "deCentavos" bigint, "paraCentavos" bigint, "diferencaCentavos" bigint, "deEscalaId" int,
        "paraEscalaId" int, "paraEscalaVtId" int, fora text)`.execute(tx)
