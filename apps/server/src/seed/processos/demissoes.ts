import { sql } from 'kysely'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { comoPedido, formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import { diasEntre } from '@rh/domain/regras/calendario/datas'
import { avisoDaDemissao } from '@rh/domain/regras/rescisao/aviso-da-demissao'
import { setores } from '@rh/domain/setores/setores'
import type { Tx } from '../../db/db.ts'
import { hojeEm } from '../../clock.ts'
import { guardar, indiceDaDemissao } from '../../modules/demissao/efeitos.ts'
import { gatherContexto } from '../../modules/demissao/fatos.ts'
import { encerrarTransporte, encerrarVinculo } from '../../modules/demissao/fim-do-vinculo.ts'
import { listTiposDeDocumento } from '../../modules/processo/anexos/repository.ts'
import { inserirProcessos, type ProcessoDemo } from '../inserir/inserir-processos.ts'
import { somarDias } from '../pessoas.ts'
import {
  caminhoInteiro,
  cenariosDeDemissao as cenarios,
  passados,
  type CenarioDeDemissao,
} from './cenarios-demissao.ts'
import { encenar } from './encenar.ts'
import type { Palco } from './ferias.ts'
import { pecaDemissao } from './peca-demissao.ts'

/** Somebody of the demo, and the last day of who left before. */
interface Demitido {
  readonly vinculoId: number
  readonly contratoId: number
  readonly doGestor: boolean
  readonly admissao: string
  readonly desligamento: string | null
}

/** A dismissal of the demo, with whose it is. */
interface DemissaoDemo {
  readonly pessoa: Demitido
  readonly demo: ProcessoDemo<RawSheet>
}

/** Who left, and people past their trial of whom nothing else is told. */
async function listPessoas(tx: Tx, { hoje, usuarioIds }: Palco): Promise<Demitido[]> {
  const { rows } = await sql<Demitido>`
    select v.id as vinculo_id, vv.contrato_id, v.data_admissao as admissao, v.data_desligamento as desligamento,
           vv.contrato_id in (
             select contrato_id from usuario_contrato where usuario_id = ${usuarioIds['gestor']}::int) as do_gestor
      from vinculo v
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) vv on true
     where v.data_desligamento is not null
        or (v.data_admissao < ${hoje}::date - 300
            and not exists (select from processo pr where pr.vinculo_id = v.id and pr.tipo <> ${tipoDeEntrada})
            and not exists (select from usuario u where u.vinculo_id = v.id)
            and not exists (select from alocacao al where al.vinculo_id = v.id and al.tipo <> 'titular'))
     order by v.data_admissao desc, v.id`.execute(tx)
  return rows
}

const INICIO_DO_EXPEDIENTE_MIN = 9 * 60 + 20
const INTERVALO_MIN = 23

/** Days between a serious fault and its letter. */
const DO_FATO = 6
const fatoDe = ({ fatos }: RawSheet, comunicacao: string): RawSheet =>
  fatos === undefined ? {} : { fatoEm: somarDias(comunicacao, -DO_FATO) }

/** Plays a scenario for somebody; what is still to come does not happen. */
function criarDemissao(palco: Palco, pessoa: Demitido, cenario: CenarioDeDemissao): DemissaoDemo {
  const { solicitante, comunica, pedida } = cenario
  const passos = cenario.passos.filter(([dias]) => comunica + dias <= 0)
  const quando = [pedida, ...passos.map(([dias]) => dias)]
  const comunicacao = somarDias(palco.hoje, comunica)
  const dados = formularioDemissao.normalizar({
    ...cenario.dados,
    ...fatoDe(cenario.dados, comunicacao),
    comunicacao,
  })
  const dia = Temporal.PlainDate.from(comunicacao)
  const historia = encenar(pecaDemissao, {
    solicitante,
    dados,
    passos: passos.map(([, passo]) => passo),
    momento: (i) =>
      dia
        .add({ days: quando[i] ?? 0 })
        .toZonedDateTime({ timeZone: palco.fuso })
        .add({ minutes: INICIO_DO_EXPEDIENTE_MIN + i * INTERVALO_MIN })
        .toInstant(),
    fuso: palco.fuso,
    ate: palco.agora,
  })
  const { contratoId, vinculoId } = pessoa
  const setorOrigem = setores.operacional.id
  return { pessoa, demo: { solicitante, setorOrigem, contratoId, vinculoId, dados, historia } }
}

/** Somebody for each scenario: of the contracts of a Gestor where a Gestor asks. */
function emCena(palco: Palco, pessoas: readonly Demitido[]): DemissaoDemo[] {
  const livres = new Set(pessoas.filter(({ desligamento }) => desligamento === null))
  return cenarios.map((cenario) => {
    const pessoa = [...livres].find((uma) => cenario.solicitante !== 'gestor' || uma.doGestor)
    if (!pessoa) throw new Error(`Nobody is left for a dismissal of ${cenario.solicitante}`)
    livres.delete(pessoa)
    const feita = criarDemissao(palco, pessoa, cenario)
    const { status } = feita.demo.historia
    if (status !== cenario.status) throw new Error(`A script for ${cenario.status} ended in ${status}`)
    return feita
  })
}

/** Longest that a trial lasts (CLT art. 445). */
const EXPERIENCIA_DIAS = 90

/** Whoever left before has the dismissal by which they did. */
function dosPassados(palco: Palco, pessoas: readonly Demitido[]): DemissaoDemo[] {
  return pessoas.flatMap((pessoa, i) => {
    const { desligamento, admissao } = pessoa
    if (desligamento === null) return []
    const noTermo = diasEntre(admissao, desligamento) < EXPERIENCIA_DIAS
    const { dados, aviso, gerente = false } = passados[i % passados.length] ?? { dados: {}, aviso: 0 }
    const curto = {
      causa: '06',
      aviso: 'nao_se_aplica',
      desligamento,
      motivo: 'Fim do contrato de experiência.',
    }
    const dias = noTermo ? 0 : aviso
    return [
      criarDemissao(palco, pessoa, {
        status: 'finalizada',
        solicitante: 'coordenador.operacional',
        comunica: diasEntre(palco.hoje, desligamento) - dias,
        pedida: -5,
        dados: noTermo ? curto : dados,
        passos: caminhoInteiro(dias, !noTermo && gerente),
      }),
    ]
  })
}

const comunicadas: readonly string[] = ['em_aviso', 'desligado', 'em_conferencia', 'finalizada']
const conferidas: readonly string[] = ['em_conferencia', 'finalizada']

/** The row of who left long ago, from the form alone: nobody looks at what was paid then. */
async function inserirPassada(
  tx: Tx,
  { pessoa, demo }: DemissaoDemo,
  processoId: number,
  hoje: string,
): Promise<void> {
  const { parciais } = formularioDemissao.ler(demo.dados)
  const { admissao, vinculoId } = pessoa
  const contrato = { tipo: 'indeterminado' } as const
  const aviso = avisoDaDemissao(comoPedido(parciais), { hoje, admissao, contrato, remuneracao: null })
  if (!aviso) throw new Error(`No dates for the dismissal of ${vinculoId}`)
  const { comunicacao, dtDeslig, fimProjetado, pagarAteDiaUtil } = aviso
  const { causa = '', recontratacao = null } = parciais
  const datas = { comunicacao, desligamento: dtDeslig, fimProjetado, pagarAte: pagarAteDiaUtil }
  await tx
    .insertInto('demissao')
    .values({
      processoId,
      vinculoId,
      causa,
      recontratacao,
      ...datas,
      comunicadoEm: comunicacao,
      pagoEm: hoje,
    })
    .execute()
}

/** What each dismissal wrote: its row, the end of the bond, the statement, the pieces that came back. */
async function inserirEfeitos(
  tx: Tx,
  { pessoa, demo }: DemissaoDemo,
  id: number,
  { fuso, usuarioIds }: Palco,
): Promise<void> {
  const { vinculoId } = pessoa
  const { status, eventos, atualizadoEm, pareceres } = demo.historia
  const hoje = hojeEm(Temporal.Instant.from(atualizadoEm), fuso)
  if (pessoa.desligamento !== null && status === 'finalizada')
    return inserirPassada(tx, { pessoa, demo }, id, hoje)
  const ator = { id: 0, grupos: [], escopado: false }
  const contexto = await gatherContexto(tx, { dados: demo.dados, vinculoId, processoId: id, hoje, ator })
  await guardar(tx, id, contexto)
  const { comunicacao } = contexto.leitura.parciais
  if (!comunicadas.includes(status) || comunicacao === undefined || !contexto.simulacao) return
  const { dtDeslig, linhas } = contexto.simulacao
  const fim = { vinculoId, dia: dtDeslig }
  const alocacoes = pessoa.desligamento === null ? await encerrarVinculo(tx, fim) : []
  if (status !== 'em_aviso') await encerrarTransporte(tx, fim)
  const enviada = eventos.find(({ nome }) => nome === 'conferir')?.em
  const demonstrativo = enviada && {
    linhas: linhas.map(({ codigo, centavos }) => ({ codigo, centavos })),
    em: enviada,
    porId: usuarioIds['cadastro'] ?? null,
  }
  await sql`update demissao set comunicado_em = ${comunicacao}::date, alocacoes = ${JSON.stringify(alocacoes)}::jsonb,
      demonstrativo = ${demonstrativo ? JSON.stringify(demonstrativo) : null}::jsonb,
      pago_em = ${status === 'finalizada' ? hoje : null}::date
    where processo_id = ${id}`.execute(tx)
  if (conferidas.includes(status))
    await sql`update processo_parecer
        set dados = ${JSON.stringify({ linhas: linhas.map(({ codigo }) => ({ codigo, resultado: 'ok' })) })}::jsonb
      where processo_id = ${id} and parecer = 'conferencia' and decisao = 'aprovado'`.execute(tx)
  const devolvida = pareceres.find(({ parecer }) => parecer === 'devolucoes')
  if (devolvida)
    await sql`update uniforme_entrega
        set devolvido_em = greatest(${devolvida.em.slice(0, 10)}::date, entregue_em), devolucao_estado = 'gasto',
            devolvido_a = ${usuarioIds['almoxarifado'] ?? null}::int
      where vinculo_id = ${vinculoId} and devolvido_em is null`.execute(tx)
}

/** Signed papers are in the folder: what each status has asked for. */
async function inserirPapeis(
  tx: Tx,
  todas: readonly (DemissaoDemo & { readonly id: number })[],
  autor: number,
) {
  const tipos = await listTiposDeDocumento(tx, demissao.name)
  const exigidos = (status: string): readonly string[] =>
    status === 'finalizada'
      ? ['AVISO_DEMISSAO', 'TRCT', 'COMPROVANTE_RESCISAO']
      : comunicadas.includes(status)
        ? ['AVISO_DEMISSAO']
        : []
  const dispensas = todas.flatMap(({ id: processoId, demo: { historia } }) =>
    exigidos(historia.status).flatMap((codigo) => {
      const tipo = tipos.find((um) => um.codigo === codigo)
      if (!tipo) throw new Error(`The register has no document ${codigo}`)
      const em = historia.atualizadoEm
      const quem = { enviadoPor: autor, enviadoEm: em, avaliadoPor: autor, avaliadoEm: em }
      const motivo = 'Assinado em papel e guardado na pasta'
      return [{ processoId, tipoId: tipo.id, estado: 'dispensado', motivo, ...quem }]
    }),
  )
  await tx.insertInto('processoAnexo').values(dispensas).execute()
}

/** Dismissals in every status, and that of everybody who left before, with what they wrote. */
export async function inserirDemissoes(tx: Tx, palco: Palco): Promise<void> {
  const pessoas = await listPessoas(tx, palco)
  const todas = [...dosPassados(palco, pessoas), ...emCena(palco, pessoas)].toSorted((a, b) =>
    a.demo.historia.criadoEm < b.demo.historia.criadoEm ? -1 : 1,
  )
  const demos = todas.map(({ demo }) => demo)
  const ids = await inserirProcessos(tx, { process: demissao, indice: indiceDaDemissao }, demos, palco)
  const comIds = todas.map((uma, i) => ({ ...uma, id: ids[i] ?? 0 }))
  for (const uma of comIds) await inserirEfeitos(tx, uma, uma.id, palco)
  await inserirPapeis(tx, comIds, palco.usuarioIds['cadastro'] ?? 0)
}
