import type { Pendencia } from '@rh/domain/pendencia'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { copiaDe } from '@rh/domain/processos/admissao/copia'
import type { Etapa } from '@rh/domain/processos/admissao/etapas'
import {
  compararRascunhos,
  completude,
  normalizarEtapa,
  type EtapaDigitada,
  type Rascunho,
} from '@rh/domain/processos/admissao/rascunho'
import { setores } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { umPorVezDaPessoa } from '../../db/uma-pessoa.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { abrirParaMudar, achadosDe } from '../processo/requirements.ts'
import { insertFormulario, updateFormulario } from '../processo/formulario.ts'
import { isEditavel } from '../processo/vista.ts'
import { insertEvento } from '../processo/eventos.ts'
import { comMao, insertProcesso, updateProcesso } from '../processo/repository.ts'
import { gatherContexto } from './fatos.ts'
import { indiceDaAdmissao } from './indice.ts'
import { moduloAdmissao } from './modulo.ts'
import { requireAdmissao } from './registro.ts'
import { findDados, findPostoDoAtor } from './repository.ts'

interface Salvo {
  readonly id: number
  readonly numero: string
  readonly versao: number
  readonly salvoEm: string
  readonly completude: number
}

/** The contract of the chosen post, which decides who may see the admission; refuses a post out of scope. */
async function contratoDoPosto(db: Db | Tx, dados: Rascunho, ator: Ator): Promise<number | null> {
  const postoId = dados.vaga?.postoId
  if (typeof postoId !== 'number') return null
  const posto = await findPostoDoAtor(db, postoId, ator)
  if (!posto) throw failure('validacao', { campos: { 'dados.postoId': 'Escolha um posto da lista' } })
  return posto.contratoId
}

/** Refuses one draft more than the company lets a person leave begun, however many are opened at once. */
async function requireLugar(tx: Tx, ator: Ator, hoje: string): Promise<void> {
  const maximo = await limiteEm(tx, 'admissao.rascunhos', hoje)
  // Whoever opens another at the same time waits, and counts this one.
  await umPorVezDaPessoa(tx, ator.id)
  const { abertos } = await tx
    .selectFrom('processo')
    .select((eb) => eb.fn.countAll<number>().as('abertos'))
    .where('tipo', '=', admissao.name)
    .where('status', '=', admissao.initial)
    .where('solicitanteId', '=', ator.id)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  if (abertos < maximo) return
  throw failure('transicao_invalida', {
    mensagem: `Você já tem ${abertos} rascunhos abertos; a empresa permite ${maximo} por pessoa.`,
    acao: 'Envie ou cancele algum antes de começar outra admissão.',
  })
}

interface Inicio {
  readonly vaga?: EtapaDigitada | undefined
  /** Admission that it is like. */
  readonly como?: number | undefined
}

/** What a draft begins with, and the words of its first event. Throws 404 for an admission out of sight. */
async function comecoDe(tx: Tx, { vaga = {}, como }: Inicio, ator: Ator, hoje: string) {
  if (como === undefined) return { dados: { vaga: normalizarEtapa('vaga', vaga) }, motivo: undefined }
  const { numero } = await requireAdmissao(tx, como, ator)
  const copia = copiaDe((await findDados(tx, como)).dados, { grupos: ator.grupos, hoje })
  const dados: Rascunho = { ...copia, vaga: normalizarEtapa('vaga', { ...copia.vaga, ...vaga }) }
  return { dados, motivo: `Criada como a admissão ${numero}.` }
}

/** Opens a draft. The sector of origin is Operacional: the specification drafts nowhere else. */
export async function criarRascunho(
  work: UnitOfWork,
  { ator }: RequestContext,
  inicio: Inicio,
  hoje: string,
): Promise<Salvo> {
  await requireLugar(work.tx, ator, hoje)
  const { dados, motivo } = await comecoDe(work.tx, inicio, ator, hoje)
  const contratoId = await contratoDoPosto(work.tx, dados, ator)
  const novo = {
    status: admissao.initial,
    setorOrigem: setores.operacional.id,
    solicitanteId: ator.id,
    contratoId,
  }
  const processo = await insertProcesso(work, admissao, novo, Number(hoje.slice(0, 4)))
  await insertFormulario(work.tx, indiceDaAdmissao, processo.id, dados)
  await insertEvento(work, { processoId: processo.id, tipo: 'criacao', motivo, usuarioId: ator.id })
  return { ...processo, salvoEm: isoDe(work.agora), completude: completude(dados) }
}

interface EtapaSalva {
  readonly id: number
  readonly versao: number
  readonly etapa: Etapa
  readonly dados: EtapaDigitada
  /** Where the values come from, when the person did not type them. */
  readonly motivo?: string
}

/** Saves one step as typed. The history says which fields changed, once per save. */
export async function salvarEtapa(
  work: UnitOfWork,
  { ator }: RequestContext,
  { id, versao, etapa, dados: digitados, motivo }: EtapaSalva,
  fuso: string,
): Promise<Salvo> {
  const processo = await abrirParaMudar(work, admissao, { id, versao }, ator, fuso)
  if (!isEditavel(moduloAdmissao(fuso), processo, ator))
    throw failure('transicao_invalida', { mensagem: 'Esta admissão já foi enviada.' })
  const { dados: antes } = await findDados(work.tx, id)
  const depois: Rascunho = { ...antes, [etapa]: normalizarEtapa(etapa, digitados) }
  const mudancas = compararRascunhos(antes, depois)
  const salvoEm = isoDe(work.agora)
  const comum = { id, numero: processo.numero, salvoEm, completude: completude(depois) }
  if (mudancas.length === 0) return { ...comum, versao }
  const contratoId = await contratoDoPosto(work.tx, depois, ator)
  await updateFormulario(work.tx, indiceDaAdmissao, id, depois)
  const nova = await updateProcesso(work, id, { contratoId, maos: comMao(processo, ator.id) })
  const evento = {
    processoId: id,
    tipo: 'edicao',
    nome: etapa,
    mudancas,
    motivo,
    usuarioId: ator.id,
  } as const
  await insertEvento(work, evento)
  return { ...comum, versao: nova }
}

/**
 * Every finding of the checks that sending makes, on given data, saving nothing. They tell of the chosen post, so that one
 * out of scope is refused as by the save.
 */
export async function verificarRascunho(
  db: Db,
  id: number,
  dados: Rascunho,
  { hoje, fuso, ator }: { hoje: string; fuso: string; ator: Ator },
): Promise<Pendencia[]> {
  await contratoDoPosto(db, dados, ator)
  const contexto = await gatherContexto(db, { dados, processoId: id, hoje, ator })
  return achadosDe(moduloAdmissao(fuso), 'enviar', contexto)
}
