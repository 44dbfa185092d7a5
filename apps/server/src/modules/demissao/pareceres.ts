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
import { gatherContexto } from './fatos.ts'
import { linhasAConferir } from './registro.ts'
import { listPecas, type OutroItem, type PecaDevolvida } from './repository.ts'

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

/** Writes how each piece came back; every piece that the person has is named, and only what is missing or damaged costs. */
async function devolver({ work, processo, dados, ator, hoje }: Dito): Promise<void> {
  const { tx } = work
  const ditas = (dados['pecas'] as readonly PecaDevolvida[] | undefined) ?? []
  const outros = (dados['outros'] as readonly OutroItem[] | undefined) ?? []
  const vinculoId = requireVinculoDo(processo)
  const pecas = await listPecas(tx, vinculoId, hoje)
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
  for (const { entregaId, situacao } of ditas)
    await tx
      .updateTable('uniformeEntrega')
      .set({ devolvidoEm: hoje, devolucaoEstado: situacao, devolvidoA: ator.id })
      .where('id', '=', entregaId)
      .where('vinculoId', '=', vinculoId)
      .execute()
}

/** Every line of the statement, and of what the system works out, is said to be right or not. */
async function conferirLinhas({ work: { tx }, processo, dados, ator, hoje }: Dito): Promise<void> {
  const ditas = dados['linhas'] as readonly LinhaConferida[]
  const { dados: form } = await findFormulario<RawSheet>(tx, processo.id)
  const vinculoId = requireVinculoDo(processo)
  const contexto = await gatherContexto(tx, { dados: form, vinculoId, processoId: processo.id, hoje, ator })
  const linhas = linhasAConferir(contexto)
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
