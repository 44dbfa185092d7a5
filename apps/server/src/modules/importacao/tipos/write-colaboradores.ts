import { sql } from 'kysely'
import { extensaoEmCurso } from '@rh/domain/colaborador/experiencia'
import { aberturaDeFerias } from '@rh/domain/importacao/regras/ferias'
import type { ColaboradorImportado } from '@rh/domain/importacao/tipos/colaboradores'
import type { Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import { isoDe } from '../../../clock.ts'
import { registrarEfeitos } from '../../../eventos/eventos.ts'
import { cifrarContas, numerosDePessoas } from '../../colaborador/conta.ts'
import { abrirPeriodos } from '../../colaborador/ferias/periodos.ts'
import { registrarPassadas, type DemissaoPassada } from '../../demissao/passadas.ts'
import { emLotes, type Contexto } from '../importador.ts'
import type { Posto } from './postos.ts'

/** Category of who is nothing else, table 01 of eSocial. */
const EMPREGADO = '101'

export interface ColaboradorPronto extends ColaboradorImportado {
  readonly posto: Posto
  /** Of a person who is known already and whose data stay as they are. */
  readonly pessoaId: number | null
}

/** Persons, bonds, first versions and allocations, some hundred rows with each statement. */
export async function writeColaboradores(
  work: UnitOfWork,
  novas: readonly ColaboradorPronto[],
  { hoje, request, importacaoId }: Contexto,
  aoGravar: (feitas: number) => void,
): Promise<number[]> {
  const { tx } = work
  const pessoaIds = new Map(
    novas.flatMap(({ cpf, pessoaId }) => (pessoaId === null ? [] : [[cpf, pessoaId]])),
  )
  const ids: number[] = []
  for (const lote of emLotes(comMatriculaPrimeiro(novas))) {
    await inserirPessoas(tx, lote, novas, pessoaIds)
    const vinculoIds = await inserirVinculos(tx, lote, pessoaIds)
    await inserirVersoes(tx, lote, vinculoIds)
    await inserirAlocacoes(tx, lote, vinculoIds)
    await inserirProrrogacoes(work, lote, vinculoIds, { hoje, usuarioId: request.ator.id })
    await abrirPeriodos(work, hoje, vinculoIds, {
      motivo: `Saldo de abertura: importação nº ${importacaoId}`,
      usuarioId: request.ator.id,
      porVinculo: aberturasDe(lote, vinculoIds, hoje),
    })
    await registrarPassadas(work, saidasDe(lote, vinculoIds), {
      usuarioId: request.ator.id,
      motivo: `Importação nº ${importacaoId}`,
    })
    await registrarEfeitos(
      work,
      'colaborador.importado',
      vinculoIds.map((vinculoId) => ({ vinculoId, data: hoje })),
    )
    ids.push(...vinculoIds)
    aoGravar(ids.length)
  }
  return ids
}

/** Given matrículas are taken before any is made: the sequence steps over what it finds. */
const comMatriculaPrimeiro = (novas: readonly ColaboradorPronto[]): ColaboradorPronto[] =>
  novas.toSorted((a, b) => Number(a.matricula === undefined) - Number(b.matricula === undefined))

/** Somebody with several bonds in the file is one person, with the data of the last bond. */
async function inserirPessoas(
  tx: Tx,
  lote: readonly ColaboradorPronto[],
  todas: readonly ColaboradorPronto[],
  pessoaIds: Map<string, number>,
): Promise<void> {
  const cpfs = new Set(lote.map(({ cpf }) => cpf).filter((cpf) => !pessoaIds.has(cpf)))
  if (cpfs.size === 0) return
  const ultimas = new Map<string, ColaboradorPronto>()
  for (const linha of todas) {
    const outra = ultimas.get(linha.cpf)
    if (cpfs.has(linha.cpf) && (!outra || outra.dataAdmissao < linha.dataAdmissao))
      ultimas.set(linha.cpf, linha)
  }
  const ids = await numerosDePessoas(tx, ultimas.size)
  const linhas = [...ultimas.values()].map((linha, i) => ({ id: ids[i] ?? 0, ...linhaDaPessoa(linha) }))
  await tx
    .insertInto('pessoa')
    .values(await cifrarContas(tx, linhas))
    .execute()
  for (const { id, cpf } of linhas) pessoaIds.set(cpf, id)
}

const linhaDaPessoa = (linha: ColaboradorPronto) => ({
  cpf: linha.cpf,
  nome: linha.nome,
  nomeSocial: linha.nomeSocial ?? null,
  nascimento: linha.nascimento,
  sexo: linha.sexo,
  estadoCivil: linha.estadoCivil,
  racaCor: linha.racaCor,
  grauInstrucao: linha.grauInstrucao,
  mae: linha.mae,
  pai: linha.pai ?? null,
  telefone: linha.telefone,
  email: linha.email ?? null,
  rg: linha.rg,
  rgOrgao: linha.rgOrgao,
  rgUf: linha.rgUf,
  rgEmissao: linha.rgEmissao ?? null,
  pis: linha.pis ?? null,
  tituloEleitor: linha.tituloEleitor ?? null,
  reservista: linha.reservista ?? null,
  cep: linha.cep,
  logradouro: linha.logradouro,
  numero: linha.numero,
  complemento: linha.complemento ?? null,
  bairro: linha.bairro,
  municipio: linha.municipio,
  uf: linha.uf,
  nacionalidade: linha.nacionalidade ?? null,
  deficiencia: linha.deficiencia ?? null,
  banco: linha.banco ?? null,
  agencia: linha.agencia ?? null,
  conta: linha.conta ?? null,
  contaDigito: linha.contaDigito ?? null,
  contaTipo: linha.contaTipo ?? null,
  pix: linha.pix ?? null,
})

/** Ids in the order of the rows: an identity column counts them up one by one. */
async function inserirVinculos(
  tx: Tx,
  lote: readonly ColaboradorPronto[],
  pessoaIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  const linhas = await tx
    .insertInto('vinculo')
    .values(
      lote.map((linha) => ({
        pessoaId: pessoaIds.get(linha.cpf) ?? 0,
        matricula: linha.matricula ?? sql<string>`proxima_matricula()`,
        categoria: linha.categoria ?? EMPREGADO,
        dataAdmissao: linha.dataAdmissao,
        dataDesligamento: linha.dataDesligamento ?? null,
        fimAprendizagem: linha.fimAprendizagem ?? null,
        experienciaDias: linha.experienciaDias ?? 0,
        experienciaProrrogacaoDias: linha.experienciaProrrogacaoDias ?? 0,
        // Of a contract without a term there is no early end.
        clausulaAssecuratoria: linha.clausulaAssecuratoria === true && (linha.experienciaDias ?? 0) > 0,
      })),
    )
    .returning('id')
    .execute()
  return linhas.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Who comes in the middle of an extension was extended before: without the decision the trial would be over. */
async function inserirProrrogacoes(
  { tx, agora }: UnitOfWork,
  lote: readonly ColaboradorPronto[],
  vinculoIds: readonly number[],
  { hoje, usuarioId }: { hoje: string; usuarioId: number },
): Promise<void> {
  const decisoes = lote.flatMap((linha, i) => {
    const fim = extensaoEmCurso(linha, hoje)
    return fim === null ? [] : [{ vinculoId: vinculoIds[i] ?? 0, fim }]
  })
  if (decisoes.length === 0) return
  const comuns = {
    termo: 1,
    decisao: 'prorrogar',
    motivo: 'Prorrogada antes da importação',
    usuarioId,
    em: isoDe(agora),
  }
  await tx
    .insertInto('experienciaDecisao')
    .values(decisoes.map((decisao) => ({ ...decisao, ...comuns })))
    .execute()
}

/** Who left, where the file says why. */
const saidasDe = (lote: readonly ColaboradorPronto[], vinculoIds: readonly number[]): DemissaoPassada[] =>
  lote.flatMap(({ dataDesligamento: dia, causaDesligamento: causa, posto }, i) =>
    dia === undefined || causa === undefined
      ? []
      : [{ vinculoId: vinculoIds[i] ?? 0, contratoId: posto.contratoId, causa, dia }],
  )

const aberturasDe = (lote: readonly ColaboradorPronto[], vinculoIds: readonly number[], hoje: string) =>
  new Map(
    lote.flatMap((linha, i) => {
      const abertura = aberturaDeFerias(linha, hoje)
      return abertura ? [[vinculoIds[i] ?? 0, abertura] as const] : []
    }),
  )

const inserirVersoes = (tx: Tx, lote: readonly ColaboradorPronto[], vinculoIds: readonly number[]) =>
  tx
    .insertInto('vinculoVersao')
    .values(
      lote.map(({ posto, dataAdmissao, salario }, i) => ({
        vinculoId: vinculoIds[i] ?? 0,
        vigencia: dataAdmissao,
        cargoId: posto.cargoId,
        postoId: posto.id,
        contratoId: posto.contratoId,
        escalaId: posto.escalaId,
        sindicatoId: posto.sindicatoId,
        centroDeCustoId: posto.centroDeCustoId,
        salarioCentavos: salario,
        insalubridade: posto.insalubridade,
        periculosidade: posto.periculosidade,
        motivo: 'Importação',
      })),
    )
    .execute()

const inserirAlocacoes = (tx: Tx, lote: readonly ColaboradorPronto[], vinculoIds: readonly number[]) =>
  tx
    .insertInto('alocacao')
    .values(
      lote.map(({ posto, noPostoDesde, dataAdmissao, dataDesligamento }, i) => ({
        vinculoId: vinculoIds[i] ?? 0,
        postoId: posto.id,
        inicio: noPostoDesde ?? dataAdmissao,
        fim: dataDesligamento ?? null,
      })),
    )
    .execute()
