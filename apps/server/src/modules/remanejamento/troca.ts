import { sql } from 'kysely'
import type { Pendencia } from '@rh/domain/pendencia'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { etapaConcluida } from '@rh/domain/processo/vez'
import type { Troca } from '@rh/domain/processos/remanejamento/fatos'
import {
  formularioRemanejamento,
  type LeituraDoRemanejamento,
} from '@rh/domain/processos/remanejamento/formulario'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { regrasDoRemanejamento } from '@rh/domain/processos/remanejamento/rules'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { versaoVigente } from '../colaborador/vinculo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import type { Pedido } from '../processo/nascido.ts'
import { findProcesso, type Processo } from '../processo/repository.ts'
import { gatherDeUm } from './fatos-de-um.ts'
import type { Lugar } from './lugares.ts'
import { isJunto } from './junto.ts'

/** The other side of a swap, with the form and the process that are its own. */
export interface TrocaDoServidor {
  readonly fatos: Troca
  readonly vinculoId: number
  /** The contract that the other person is in. */
  readonly contratoId: number
  readonly dados: RawSheet
  readonly processo: Processo | null
}

interface Lado {
  readonly trocaCom: number
  readonly leitura: LeituraDoRemanejamento
  readonly origem: Lugar
}

/** What the form of the other person says: the same day and reason, and the post that is left here. */
const dadosDoPar = ({ parciais }: LeituraDoRemanejamento, postoId: number, vinculoId: number): RawSheet => {
  const { tipo, vigencia, motivo } = parciais
  return formularioRemanejamento.normalizar({ tipo, vigencia, motivo, postoId, trocaCom: vinculoId })
}

/** The system reads the other record, whoever looks at this one. */
const TODOS = { id: 0, grupos: [], escopado: false }

/** What the law and the company say of the other person, whose slot is exchanged and so never missing. */
const daOutra = [
  'vinculo',
  'destino',
  'pagamento',
  'adicionais',
  'protecao',
  'treinamentos',
  'descanso',
] as const

/** The other person of a swap: the findings about them, and their own record once there is one. */
export async function findTroca(
  db: Db | Tx,
  pedido: Pedido,
  { trocaCom, leitura, origem }: Lado,
): Promise<TrocaDoServidor> {
  const processo = await findPar(db, pedido.processoId)
  if (pedido.processoId === null) await requireNoEscopo(db, trocaCom, pedido)
  const dados = dadosDoPar(leitura, origem.id, pedido.vinculoId)
  const deles = formularioRemanejamento.ler(dados)
  const contexto = await gatherDeUm(
    db,
    { ...pedido, dados, vinculoId: trocaCom, processoId: processo?.id ?? null },
    // The post is given, whatever the other person's is by then.
    { ...deles, parciais: semTroca(deles.parciais) },
  )
  const achados = daOutra.flatMap((nome) => regrasDoRemanejamento[nome](contexto))
  const mudou = processo !== null && processo.vinculoId !== trocaCom
  return {
    vinculoId: trocaCom,
    contratoId: contexto.partida.atual.contratoId,
    dados,
    processo,
    fatos: {
      nome: contexto.base.pessoa.nome,
      achados: [
        ...achados,
        ...(mudou ? [OUTRA_PESSOA] : []),
        ...(await emOutroPedido(db, trocaCom, processo)),
      ],
      par: processo && {
        numero: processo.numero,
        pronto: isJunto(db, processo.id) || (await isPronto(db, pedido.processoId, processo)),
      },
    },
  }
}

/** Who asks chooses among the people of the own contracts. */
async function requireNoEscopo(db: Db | Tx, vinculoId: number, { ator, hoje }: Pedido): Promise<void> {
  const { rows } = await sql`
    select from vinculo v ${versaoVigente(hoje)}
     where v.id = ${vinculoId} and v.data_desligamento is null and ${contratoNoEscopo(ator, 've.contrato_id')}`.execute(
    db,
  )
  if (rows.length === 0)
    throw failure('validacao', { campos: { 'dados.trocaCom': 'Escolha alguém dos seus contratos' } })
}

const OUTRA_PESSOA: Pendencia = {
  codigo: 'troca_mudou',
  severidade: 'bloqueio',
  mensagem: 'o pedido da troca é com outra pessoa. Desista deste e peça de novo.',
}

const semTroca = ({ trocaCom: _trocaCom, ...parciais }: LeituraDoRemanejamento['parciais']) => parciais

async function findPar(db: Db | Tx, processoId: number | null): Promise<Processo | null> {
  if (processoId === null) return null
  const linha = await db
    .selectFrom('remanejamento')
    .select('parId')
    .where('processoId', '=', processoId)
    .executeTakeFirst()
  if (!linha?.parId) return null
  return (await findProcesso(db, remanejamento.name, linha.parId, TODOS)) ?? null
}

/** Whether the other record may go on with this one: its sectors are done, or it went on already. */
async function isPronto(db: Db | Tx, processoId: number | null, par: Processo): Promise<boolean> {
  if (processoId === null) return true
  const { status } = await db
    .selectFrom('processo')
    .select('status')
    .where('id', '=', processoId)
    .executeTakeFirstOrThrow()
  if (status === 'solicitado' || status === 'devolvido') return true
  const depois = ['aprovado', 'efetivado', 'finalizado']
  if (status === 'em_analise')
    return (par.status === 'em_analise' && etapaConcluida(remanejamento, par)) || depois.includes(par.status)
  return depois.includes(par.status)
}

/** The other person may be asked for only once. */
async function emOutroPedido(db: Db | Tx, vinculoId: number, par: Processo | null): Promise<Pendencia[]> {
  const finais = Object.entries(remanejamento.statuses).flatMap(([nome, spec]) =>
    'final' in spec ? [nome] : [],
  )
  const outro = await db
    .selectFrom('processo')
    .select(['id', 'numero'])
    .where('tipo', '=', remanejamento.name)
    .where('vinculoId', '=', vinculoId)
    .where('status', 'not in', finais)
    .where('id', '<>', par?.id ?? 0)
    .executeTakeFirst()
  // The record that is opening this one is no other request.
  return outro && !isJunto(db, outro.id)
    ? [
        {
          codigo: 'troca_em_andamento',
          severidade: 'bloqueio',
          mensagem: `já há um remanejamento em andamento: ${outro.numero}.`,
        },
      ]
    : []
}
