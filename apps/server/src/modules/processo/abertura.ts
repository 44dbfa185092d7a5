import { sql } from 'kysely'
import { possibilidades } from '@rh/domain/colaborador/movimentos'
import type { Pendencia } from '@rh/domain/pendencia'
import type { AnyProcess } from '@rh/domain/processo/define'
import { atosAbertos } from '@rh/domain/processo/vez'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hojeEm } from '../../clock.ts'
import { listProcessos } from '../colaborador/processos.ts'
import { versaoVigente } from '../colaborador/vinculo.ts'
import { abrirProcesso, type LoteDoPedido } from './abrir.ts'
import { preencher } from './atos.ts'
import { comparar, filtrar, mesclar, normalizar, type RawForm } from './campos.ts'
import { findFormulario, updateFormulario } from './formulario.ts'
import { contratoNoEscopo } from './escopo.ts'
import { abrirParaMudar, requireProcesso } from './requirements.ts'
import type { AberturaDoTipo, Engine, Montavel } from './modulo.ts'
import { insertEvento } from './eventos.ts'
import { comMao, updateProcesso, type Processo } from './repository.ts'
import { isEditavel, veCampoDe } from './vista.ts'

/** Signed-in user and today's date. */
interface Quando {
  readonly ator: Quem
  readonly hoje: string
}

interface VinculoAberto {
  readonly id: number
  readonly matricula: string
  readonly nome: string
  readonly cargo: string
  readonly posto: string
  readonly contrato: string
  readonly contratoId: number
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
}

/** Bond of a request: the person, and today's contract, which decides the scope of what is opened. */
async function requireVinculoAberto(
  db: Db | Tx,
  vinculoId: number,
  { ator, hoje }: Quando,
): Promise<VinculoAberto> {
  const { rows } = await sql<VinculoAberto>`${prepared}
    select v.id, v.matricula, coalesce(pe.nome_social, pe.nome) as nome, v.data_admissao, v.data_desligamento,
           ca.titulo as cargo, lo.nome as posto, co.numero || ' · ' || cl.nome_fantasia as contrato, ve.contrato_id
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      ${versaoVigente(hoje)}
      join cargo ca on ca.id = ve.cargo_id
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
      join contrato co on co.id = ve.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where v.id = ${vinculoId} and ${contratoNoEscopo(ator, 've.contrato_id')}`.execute(db)
  const [vinculo] = rows
  if (!vinculo) throw failure('nao_encontrado')
  return vinculo
}

/** Reason why no process of the kind may be opened for the bond now, or null. */
async function impedimentoDe(
  { name }: AnyProcess,
  db: Db | Tx,
  { id, dataAdmissao, dataDesligamento }: VinculoAberto,
  { ator, hoje }: Quando,
): Promise<string | null> {
  const abertos = (await listProcessos(db, id)).filter(({ aberto }) => aberto)
  const fatos = { hoje, dataAdmissao, dataDesligamento, abertos }
  return possibilidades(fatos, ator.grupos).find(({ tipo }) => tipo === name)?.motivo ?? null
}

/** Opening options of a kind; throws for a kind that begins as a draft. */
export const aberturaDe = <C>({ process, abrir }: Montavel<C>): AberturaDoTipo<C> => {
  if (!abrir) throw new Error(`${process.name} is born sent and does not say how it is opened`)
  return abrir
}

const requireQuemAbre = <C>({ process }: Montavel<C>, { grupos }: Quem): void => {
  if (!process.nasce?.quem.some((grupo) => grupos.includes(grupo))) throw failure('sem_permissao')
}

/** Act by which this person corrects the whole form after sending; undefined for none. */
const atoQueCorrige = ({ process }: Pick<Montavel<unknown>, 'process'>, processo: Processo, ator: Quem) =>
  atosAbertos(process, processo, ator).find((ato) => process.atos?.[ato]?.campos === 'todos')

const naoEditavel = () =>
  failure('transicao_invalida', { mensagem: 'Este pedido não está com você para correção.' })

/** Initial form of a bond, without the fields that this person does not see. Throws 403 and 404. */
export async function obterInicio<C>(modulo: Montavel<C>, db: Db | Tx, vinculoId: number, quando: Quando) {
  const { process, formulario, visibilidade } = modulo
  requireQuemAbre(modulo, quando.ator)
  const vinculo = await requireVinculoAberto(db, vinculoId, quando)
  const { preencher, opcoes } = aberturaDe(modulo)
  const [inicio, escolhas, motivo] = await Promise.all([
    preencher(db, { vinculoId, ...quando }),
    opcoes(db, { vinculoId, ...quando }),
    impedimentoDe(process, db, vinculo, quando),
  ])
  const { id, nome, matricula, cargo, posto, contrato } = vinculo
  return {
    pode: motivo === null,
    motivo,
    pessoa: { id, nome, matricula, cargo, posto, contrato },
    dados: filtrar(
      formulario,
      inicio,
      visibilidade.camposVisiveis(quando.ator.grupos, { dados: inicio, preenche: true }),
    ),
    opcoes: escolhas,
  }
}

export interface Conferido {
  /** Id of the bond, as the endpoints name it. */
  readonly colaboradorId: number
  readonly dados: RawForm
  /** Process whose form is corrected; absent before it is one. */
  readonly id?: number | undefined
  /** Alternative values to simulate beside the form. */
  readonly comparar?: RawForm | undefined
}

interface Verificado {
  readonly pendencias: Pendencia[]
  readonly simulacao: object | null
  readonly comparacao?: object | null
}

/** Runs the checks of the form's next transition without saving. Throws 403 and 404. */
export async function verificar<C>(
  modulo: Montavel<C>,
  db: Db | Tx,
  { colaboradorId, dados, id, comparar: outros }: Conferido,
  quando: Quando,
): Promise<Verificado> {
  const { process } = modulo
  const processo = id === undefined ? null : await requireProcesso(db, process, id, quando.ator)
  const checks = checksDe(modulo, processo, quando.ator)
  const vinculoId = processo?.vinculoId ?? colaboradorId
  if (!processo) await requireVinculoAberto(db, vinculoId, quando)
  const antes = processo
    ? (await findFormulario<RawForm>(db, processo.id)).dados
    : await aberturaDe(modulo).preencher(db, { vinculoId, ...quando })
  const olhar = { dados: antes, preenche: !processo || isEditavel(modulo, processo, quando.ator) }
  const { reunir, simular } = aberturaDe(modulo)
  const comForm = (depois: RawForm) =>
    reunir(db, {
      vinculoId,
      dados: comoFica(modulo, { ...olhar, depois }, quando.ator),
      processoId: processo?.id ?? null,
      ...quando,
    })
  const contexto = await comForm(dados)
  const ve = veCampoDe(modulo, quando.ator, visiveisAo(modulo, { ...olhar, depois: dados }, quando.ator))
  const pendencias = checks
    .flatMap((nome) => modulo.regras[nome]?.(contexto) ?? [])
    .filter(({ etapa, campo = '' }) => ve({ etapa, campo }))
  const simulacao = simular(contexto, quando.ator)
  if (outros === undefined) return { pendencias, simulacao }
  return {
    pendencias,
    simulacao,
    comparacao: simular(await comForm({ ...dados, ...outros }), quando.ator),
  }
}

/** Checks of the form's next step: opening, sending, or correction. Throws 403 and 409. */
function checksDe<C>(modulo: Montavel<C>, processo: Processo | null, ator: Quem): readonly string[] {
  const { process } = modulo
  if (!processo) {
    requireQuemAbre(modulo, ator)
    return process.nasce?.checks ?? []
  }
  if (isEditavel(modulo, processo, ator))
    return proximos(modulo, processo).flatMap((nome) => process.transitions[nome]?.checks ?? [])
  const ato = atoQueCorrige(modulo, processo, ator)
  if (ato === undefined) throw naoEditavel()
  return process.atos?.[ato]?.checks ?? []
}

/** Forward transitions of whoever has the form. */
const proximos = <C>({ process }: Montavel<C>, { status }: Processo): string[] =>
  Object.entries(process.transitions)
    .filter(([, { from, cautela }]) => from.includes(status) && !cautela)
    .map(([nome]) => nome)

interface Mudado {
  /** Stored form. */
  readonly dados: RawForm
  readonly preenche: boolean
  /** Submitted values. */
  readonly depois: RawForm
}

/** Fields that the person may write, given the form as submitted. */
const visiveisAo = <C>(
  { visibilidade }: Montavel<C>,
  { dados, preenche, depois }: Mudado,
  { grupos }: Quem,
) => visibilidade.camposVisiveis(grupos, { dados: preenche ? { ...dados, ...depois } : dados, preenche })

/** Form to store: normalized, with fields that the person does not see unchanged. */
const comoFica = <C>(modulo: Montavel<C>, mudado: Mudado, ator: Quem): RawForm =>
  normalizar(
    modulo.formulario,
    mesclar(modulo.formulario, mudado.dados, mudado.depois, visiveisAo(modulo, mudado, ator)),
  )

export interface NovoPedido extends Omit<Conferido, 'id'> {
  readonly alertasAceitos?: readonly string[] | undefined
  /** Batch by which it is opened. */
  readonly lote?: LoteDoPedido | undefined
}

/** Opens a process for a bond, sent at once. Returns its id; throws as `abrirProcesso` does, and 404. */
export async function criar<C>(
  engine: Engine,
  modulo: Montavel<C>,
  work: UnitOfWork,
  request: { readonly ator: Quem },
  { colaboradorId: vinculoId, dados, alertasAceitos, lote }: NovoPedido,
): Promise<number> {
  const { tx, agora } = work
  const { ator } = request
  requireQuemAbre(modulo, ator)
  const { setorOrigem, preencher } = aberturaDe(modulo)
  const quando = { ator, hoje: hojeEm(agora, engine.fuso) }
  const { contratoId } = await requireVinculoAberto(tx, vinculoId, quando)
  const inicio = await preencher(tx, { vinculoId, ...quando })
  const { id } = await abrirProcesso(engine, modulo, work, request, {
    vinculoId,
    contratoId,
    setorOrigem: setorOrigem(ator),
    alertasAceitos,
    lote,
    dados: comoFica(modulo, { dados: inicio, preenche: true, depois: dados }, ator),
  })
  return id
}

export interface Correcao {
  readonly id: number
  readonly versao: number
  readonly dados: RawForm
  readonly motivo?: string | undefined
  readonly alertasAceitos?: readonly string[] | undefined
}

/**
 * Saves the form of a returned process, or corrects a sent one by an act. The history gets the changed fields, once per
 * save.
 */
export async function editar<C>(
  engine: Engine,
  modulo: Montavel<C>,
  work: UnitOfWork,
  request: RequestContext,
  correcao: Correcao,
): Promise<void> {
  const { process, formulario } = modulo
  const { ator } = request
  const processo = await abrirParaMudar(work, process, correcao, ator, engine.fuso)
  if (!isEditavel(modulo, processo, ator)) {
    const ato = atoQueCorrige(modulo, processo, ator)
    if (ato === undefined) throw naoEditavel()
    return preencher(engine, modulo, work, request, { ...correcao, ato })
  }
  const { dados } = await findFormulario<RawForm>(work.tx, processo.id)
  const depois = comoFica(modulo, { dados, preenche: true, depois: correcao.dados }, ator)
  const mudancas = comparar(formulario, dados, depois)
  if (mudancas.length === 0) return
  const { vinculoId } = processo
  await updateFormulario(work.tx, (form) => ({ vinculoId, ...modulo.indice(form) }), processo.id, depois)
  await updateProcesso(work, processo.id, { maos: comMao(processo, ator.id) })
  await insertEvento(work, {
    processoId: processo.id,
    tipo: 'edicao',
    mudancas,
    usuarioId: ator.id,
  })
}
