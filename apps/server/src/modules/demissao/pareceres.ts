import { sql } from 'kysely'
import type { LinhaConferida } from '@rh/domain/processos/demissao/demissao'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hojeEm } from '../../clock.ts'
import { darVolta } from '../estoque/entregas.ts'
import { findFormulario } from '../processo/formulario.ts'
import type { ParecerLido } from '../processo/modulo.ts'
import type { Processo } from '../processo/repository.ts'
import { requireVinculoDo } from '../processo/requirements.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { linhasAConferir, listPecasDe } from './registro.ts'
import type { OutroItem, PecaDevolvida } from './repository.ts'

// What the sectors say, besides being kept.

const recusar = (campo: string, mensagem: string) =>
  failure('validacao', { campos: { [`dados.${campo}`]: mensagem } })

interface Dito {
  readonly work: UnitOfWork
  readonly processo: Processo
  readonly dados: ParecerLido['dados']
  readonly ator: Quem
  readonly hoje: string
}

function registrarExame({ dados, hoje }: Dito): void {
  if (String(dados['dataExame']) > hoje) throw recusar('dataExame', 'O exame ainda não aconteceu')
}

/** The dismissal as it stands, with its form. */
async function lerContexto({ work: { tx }, processo, ator, hoje }: Dito): Promise<ContextoDoServidor> {
  const { dados } = await findFormulario<RawSheet>(tx, processo.id)
  const vinculoId = requireVinculoDo(processo)
  return gatherContexto(tx, { dados, vinculoId, processoId: processo.id, hoje, ator })
}

/** Writes how each piece came back; every piece that the person has is named, and only what is missing or damaged costs. */
async function devolver(dito: Dito): Promise<void> {
  const { work, processo, dados, ator, hoje } = dito
  const { tx } = work
  const ditas = (dados['pecas'] as readonly PecaDevolvida[] | undefined) ?? []
  const outros = (dados['outros'] as readonly OutroItem[] | undefined) ?? []
  const vinculoId = requireVinculoDo(processo)
  // Held before they are read: nobody else takes a piece back meanwhile.
  await sql`select from uniforme_entrega where vinculo_id = ${vinculoId} order by id for update`.execute(tx)
  const pecas = await listPecasDe(tx, await lerContexto(dito))
  const alheia = ditas.findIndex(({ entregaId }) => !pecas.some((peca) => peca.entregaId === entregaId))
  if (alheia >= 0) throw recusar(`pecas.${alheia}.entregaId`, 'Esta peça não é da pessoa')
  if (new Set(ditas.map(({ entregaId }) => entregaId)).size < ditas.length)
    throw recusar('pecas', 'Cada peça vem uma vez só')
  const emAberto = pecas.filter(({ estado }) => estado === null)
  const falta = emAberto.find(({ entregaId }) => !ditas.some((dita) => dita.entregaId === entregaId))
  if (falta) throw recusar('pecas', `Diga como voltou: ${falta.item} (${falta.tamanho})`)
  for (const [lista, itens] of Object.entries({ pecas: ditas, outros }))
    for (const [i, { situacao, valorCentavos = 0 }] of itens.entries())
      if (valorCentavos > 0 && (situacao === 'bom' || situacao === 'gasto'))
        throw recusar(`${lista}.${i}.valorCentavos`, 'Só se cobra o que faltou ou voltou com dano')
  const localId = dados['localId'] as number | undefined
  const voltam = ditas.flatMap(({ entregaId, situacao }) => {
    const peca = pecas.find((uma) => uma.entregaId === entregaId)
    return peca ? [{ ...peca, vinculoId, antes: peca.estado, estado: situacao }] : []
  })
  await darVolta(work, { ator, localId }, voltam)
  for (const { entregaId, antes, estado } of voltam)
    await tx
      .updateTable('uniformeEntrega')
      .set({
        devolucaoEstado: estado,
        // What had come back already keeps its day, and who took it.
        ...((antes === null || (antes === 'nao_devolvido' && estado !== antes)) && {
          devolvidoEm: hoje,
          devolvidoA: ator.id,
        }),
      })
      .where('id', '=', entregaId)
      .where('vinculoId', '=', vinculoId)
      .execute()
}

/** Every line of the statement, and of what the system works out, is said to be right or not. */
async function conferirLinhas(dito: Dito): Promise<void> {
  const ditas = dito.dados['linhas'] as readonly LinhaConferida[]
  const linhas = linhasAConferir(await lerContexto(dito))
  const estranha = ditas.findIndex(({ codigo }) => !linhas.some((linha) => linha.codigo === codigo))
  if (estranha >= 0) throw recusar(`linhas.${estranha}.codigo`, 'Esta linha não é do demonstrativo')
  const falta = linhas.find(({ codigo }) => !ditas.some((dita) => dita.codigo === codigo))
  if (falta) throw recusar('linhas', `Falta conferir: ${falta.rotulo}`)
}

const porParecer: Readonly<Record<string, (dito: Dito) => Promise<void> | void>> = {
  exame: registrarExame,
  devolucoes: devolver,
  conferencia: conferirLinhas,
}

/** What an approving parecer does besides being kept. */
export const aoOpinar =
  (fuso: string) =>
  async (
    work: UnitOfWork,
    processo: Processo,
    { parecer, decisao, dados }: ParecerLido,
    ator: Quem,
  ): Promise<Record<string, never>> => {
    if (decisao === 'aprovado')
      await porParecer[parecer]?.({ work, processo, dados, ator, hoje: hojeEm(work.agora, fuso) })
    return {}
  }
