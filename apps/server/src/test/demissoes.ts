import { sql } from 'kysely'
import type { DemissaoRegistro } from '@rh/domain/contract/demissao'
import type { TransitionOf } from '@rh/domain/processo/define'
import type { demissao } from '@rh/domain/processos/demissao/demissao'
import type { Db } from '../db/db.ts'
import { fecharAcessosDoDia } from '../modules/demissao/acessos.ts'
import { modulos } from '../modulos.ts'
import { confirmado } from './admissoes.ts'
import { criarColaborador, postoDe } from './colaboradores.ts'
import type { Client, TestApp } from './harness.ts'
import { HOJE, noiteDe } from './clock.ts'

export { HOJE } from './clock.ts'

let contratados = 0

interface Contratado {
  readonly admissao?: string
  readonly experienciaDias?: number
  /** In a post of which this login sees the contract, or does not. */
  readonly login?: string
  readonly noEscopo?: boolean
}

/** Somebody of whom nothing is open, at a post from the admission on, with two pieces of uniform. Answers the bond. */
export async function alguem(
  db: Db,
  { admissao = '2024-03-04', experienciaDias = 90, login = 'gestor', noEscopo = true }: Contratado = {},
): Promise<number> {
  contratados += 1
  const posto = await postoDe(db, login, noEscopo)
  const id = await criarColaborador(db, {
    nome: `Demitido de Teste ${contratados}`,
    matricula: `D${process.pid}${contratados}`,
    posto,
    admissao,
    experienciaDias,
  })
  await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${id}, ${posto.id}, ${admissao}::date)`.execute(
    db,
  )
  await sql`insert into uniforme_entrega (vinculo_id, item_id, tamanho, quantidade, entregue_em)
    select ${id}::int, i.id, i.tamanhos[1], 1, ${admissao}::date from item_uniforme i order by i.id limit 2`.execute(
    db,
  )
  return id
}

/** Without cause, told today, the notice indemnified. */
export const semCausa = (mais: object = {}) => ({
  causa: '02',
  comunicacao: HOJE,
  aviso: 'indenizado' as const,
  motivo: 'Redução do quadro pedida pelo cliente.',
  saldoFgts: 400_000,
  ...mais,
})

export const verificar = (client: Client, colaboradorId: number, dados: object, mais: object = {}) =>
  client.call('POST /api/demissao/verificar', { body: { colaboradorId, dados: { ...dados }, ...mais } })

const alertasDe = (pendencias: readonly { readonly severidade: string; readonly codigo: string }[]) =>
  pendencias.flatMap(({ severidade, codigo }) => (severidade === 'alerta' ? [codigo] : []))

/** Asks for a dismissal with every alert accepted, and answers whatever came. */
export async function tentarPedir(client: Client, colaboradorId: number, dados: object) {
  const { pendencias } = await verificar(client, colaboradorId, dados)
  return client.try('POST /api/demissao/criar', {
    body: {
      colaboradorId,
      dados: dados as ReturnType<typeof semCausa>,
      alertasAceitos: alertasDe(pendencias),
    },
  })
}

export async function pedir(client: Client, colaboradorId: number, dados: object): Promise<DemissaoRegistro> {
  const { status, body } = await tentarPedir(client, colaboradorId, dados)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

export const obter = (client: Client, id: number) =>
  client.call('GET /api/demissao/obter/:id', { params: { id } })

type Parecer = 'departamento_pessoal' | 'exame' | 'devolucoes' | 'conferencia'

/** Gives a parecer on the dismissal as it is now, and answers whatever came. */
export async function tentarOpinar(client: Client, id: number, parecer: Parecer, dados: object) {
  const { versao, pendencias } = await obter(client, id)
  return client.try('POST /api/demissao/parecer', {
    body: {
      id,
      versao,
      parecer,
      decisao: 'aprovado',
      dados: { ...dados },
      alertasAceitos: alertasDe(pendencias),
    },
  })
}

/** Makes a move on the dismissal as it is now with every alert accepted, and answers whatever came. */
export async function tentarMover(
  client: Client,
  id: number,
  transicao: TransitionOf<typeof demissao>,
  mais: object = {},
) {
  const { versao, pendencias } = await obter(client, id)
  return client.try('POST /api/demissao/status', {
    body: { id, versao, transicao, alertasAceitos: alertasDe(pendencias), ...mais },
  })
}

/** The same of something that is to be done: throws with what stopped it. */
export async function feito(
  resposta: Promise<{ readonly status: number; readonly body: unknown }>,
): Promise<DemissaoRegistro> {
  const { status, body } = await resposta
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body as DemissaoRegistro
}

const PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'

/** A signed paper, or a proof, comes back as a file. */
export async function anexar(quem: Client, id: number, codigo: string): Promise<void> {
  const { itens } = await quem.call('GET /api/demissao/anexos/:id', { params: { id } })
  const tipoId = itens.find((item) => item.codigo === codigo)?.tipoId
  if (tipoId === undefined) throw new Error(`No document ${codigo}`)
  const arquivo = new File([`${PDF}${codigo}${id}`], `${codigo}.pdf`, { type: 'application/pdf' })
  await quem.call('POST /api/demissao/anexo', { query: { demissaoId: id, tipoId }, arquivo })
}

/** Asked for by Operacional, calculated by Cadastro and approved by Gerente Rh. */
export async function aprovada(rh: TestApp, dados: object, pessoa?: number) {
  const colaboradorId = pessoa ?? (await alguem(rh.db))
  const { id } = await pedir(await rh.as('coordenador.operacional'), colaboradorId, dados)
  await feito(tentarOpinar(await rh.as('cadastro'), id, 'departamento_pessoal', {}))
  const registro = await feito(tentarMover(await rh.as('gerente.rh'), id, 'aprovar'))
  return { colaboradorId, registro }
}

/** The signed notice comes back, and Rh tells the system. */
export async function comunicar(rh: TestApp, id: number, dados: object = {}) {
  const cadastro = await rh.as('cadastro')
  await anexar(cadastro, id, 'AVISO_DEMISSAO')
  return feito(tentarMover(cadastro, id, 'comunicar', { dados }))
}

/** What the sectors say of a dismissal: the pieces that came back, and the exam where one is asked for. */
export async function ouvirSetores(rh: TestApp, id: number, dia: string): Promise<void> {
  const almoxarifado = await rh.as('almoxarifado')
  const { pecas } = await obter(almoxarifado, id)
  const devolvidas = (pecas ?? []).map(({ entregaId }) => ({ entregaId, situacao: 'bom' }))
  await feito(tentarOpinar(almoxarifado, id, 'devolucoes', { pecas: devolvidas }))
  const sesmt = await rh.as('sesmt')
  const { pareceresAbertos } = await obter(sesmt, id)
  if (!pareceresAbertos.includes('exame')) return
  await anexar(sesmt, id, 'ASO_DEMISSIONAL')
  await feito(
    tentarOpinar(sesmt, id, 'exame', { dataExame: dia, medico: 'Aurora', crm: '48213', resultado: 'apto' }),
  )
}

/** The statement goes to be checked, as the system works it out. */
export async function enviarAConferir(rh: TestApp, id: number): Promise<void> {
  await feito(tentarMover(await rh.as('cadastro'), id, 'conferir'))
}

/** Somebody else checks each line, and finishes with the proofs. */
export async function conferirEFinalizar(rh: TestApp, id: number): Promise<DemissaoRegistro> {
  const cadastro = await rh.as('cadastro')
  for (const codigo of ['TRCT', 'COMPROVANTE_RESCISAO']) await anexar(cadastro, id, codigo)
  const rescisao = await confirmado(rh, 'rescisao')
  const { conferencia } = await obter(rescisao, id)
  const linhas = (conferencia?.linhas ?? []).map(({ codigo }) => ({ codigo, resultado: 'ok' }))
  if (linhas.length > 0) await feito(tentarOpinar(rescisao, id, 'conferencia', { linhas }))
  return feito(tentarMover(rescisao, id, 'finalizar'))
}

/** Everything of a dismissal whose contract ended: exam, pieces, statement, check, payment and end. */
export async function encerrar(rh: TestApp, id: number, dia: string): Promise<DemissaoRegistro> {
  await ouvirSetores(rh, id, dia)
  await enviarAConferir(rh, id)
  return conferirEFinalizar(rh, id)
}

/** The first minutes of a day: the system makes its moves. */
export async function amanhecer({ clock, deps }: TestApp, dia: string): Promise<void> {
  clock.irPara(`${dia}T03:05:00Z`)
  await modulos.demissao.agenda.executar(deps)
  await fecharAcessosDoDia.executar(deps)
  clock.irPara(noiteDe(dia))
}
