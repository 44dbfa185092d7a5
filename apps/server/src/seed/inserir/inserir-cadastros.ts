import type { Tx } from '../../db/db.ts'
import { sindicatos, type Uf } from '../empresa.ts'
import { nomesDe, porNome, type Ids } from '../ids.ts'
import { lugares } from '../lugares.ts'
import { somarDias } from '../pessoas.ts'
import { ultimoReajuste } from '../efetivo.ts'

const regionais = {
  SP: 'Regional São Paulo',
  CE: 'Regional Ceará',
  MG: 'Regional Minas Gerais',
} as const satisfies Readonly<Record<Uf, string>>

/** Cost centres above those of the contracts, and the one of the office. */
export async function inserirRegionais(tx: Tx): Promise<Ids<Uf>> {
  const ufs = nomesDe(regionais)
  const ids = porNome(
    ufs,
    await tx
      .insertInto('centroDeCusto')
      .values(ufs.map((uf) => ({ codigo: uf, descricao: regionais[uf] })))
      .returning('id')
      .execute(),
  )
  await tx
    .insertInto('centroDeCusto')
    .values([
      { codigo: 'ADM', descricao: 'Escritório central', tipo: 'administrativo' },
      { codigo: 'COM', descricao: 'Equipe comercial', tipo: 'comercial' },
    ])
    .execute()
  return ids
}

/** Agreements, places and rules of the company, as somebody has kept them for a while. */
export async function inserirCadastros(tx: Tx, sindicatoIds: Ids<Uf>, hoje: string): Promise<void> {
  await inserirBases(tx, sindicatoIds)
  await inserirConvencoes(tx, sindicatoIds, hoje)
  await inserirFeriadosMunicipais(tx)
  await inserirLimites(tx, hoje)
  await tx
    .insertInto('escala')
    .values([
      {
        nome: '6x1 – 8 h e sábado até o meio-dia',
        tipo: '6x1',
        dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'],
        repouso: 'dom',
        entrada: '07:00',
        saida: '16:00',
        sabadoEntrada: '07:00',
        sabadoSaida: '11:00',
        horasSemanais: 44,
      },
      {
        nome: '5x1 – rodízio',
        tipo: '5x1',
        cicloTrabalho: 5,
        cicloFolga: 1,
        entrada: '06:00',
        saida: '14:20',
        horasSemanais: 44,
      },
      {
        nome: 'Meio período – 25 h',
        tipo: 'parcial',
        dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
        repouso: 'dom',
        entrada: '08:00',
        saida: '13:15',
        intervaloMinutos: 15,
        horasSemanais: 25,
      },
    ])
    .execute()
}

const inserirBases = (tx: Tx, sindicatoIds: Ids<Uf>) =>
  tx
    .insertInto('sindicatoBase')
    .values(nomesDe(sindicatos).map((uf) => ({ sindicatoId: sindicatoIds[uf], uf })))
    .execute()

const umAnoDepois = (data: string, anos = 1): string =>
  Temporal.PlainDate.from(data).add({ years: anos }).toString()

/** Union whose next agreement is signed already: its readjustment may be prepared. */
const JA_ASSINADA: Uf = 'MG'

/** The agreement that raised the floors, the one before it, and the next one where it is signed. */
async function inserirConvencoes(tx: Tx, sindicatoIds: Ids<Uf>, hoje: string): Promise<void> {
  const linhas = nomesDe(sindicatos).flatMap((uf, i) => {
    const inicio = ultimoReajuste(uf, hoje)
    const clausulas = {
      tipo: 'cct',
      sindicatoId: sindicatoIds[uf],
      estabilidadeAposentadoriaMeses: 12,
      estabilidadeRetornoDias: 60,
      adicionalNoturnoPercentual: 20,
      divisorPlantao: 210,
    }
    const anterior = umAnoDepois(inicio, -1)
    return [
      {
        ...clausulas,
        inicio: anterior,
        fim: somarDias(inicio, -1),
        registroMte: `MR0${21_450 + i}/${anterior.slice(0, 4)}`,
        reajustePercentual: 4.8,
        ticketDiaCentavos: 2_050,
        cestaMesCentavos: 14_900,
      },
      {
        ...clausulas,
        inicio,
        fim: somarDias(umAnoDepois(inicio), -1),
        registroMte: `MR0${33_870 + i}/${inicio.slice(0, 4)}`,
        reajustePercentual: 5.5,
        ticketDiaCentavos: 2_200,
        cestaMesCentavos: 15_800,
        outrasClausulas:
          'Abono de um dia por ano para acompanhar filho em consulta. Uniforme sem custo para o empregado.',
      },
      ...(uf === JA_ASSINADA
        ? [
            {
              ...clausulas,
              inicio: umAnoDepois(inicio),
              fim: somarDias(umAnoDepois(inicio, 2), -1),
              registroMte: `MR0${48_210 + i}/${umAnoDepois(inicio).slice(0, 4)}`,
              reajustePercentual: 5.2,
              ticketDiaCentavos: 2_350,
              cestaMesCentavos: 16_600,
            },
          ]
        : []),
    ]
  })
  await tx.insertInto('convencao').values(linhas).execute()
}

/** Holidays of the places where the demo company works. */
const inserirFeriadosMunicipais = (tx: Tx) => {
  const { saoPaulo, campinas, fortaleza, beloHorizonte } = lugares
  const fixos = [
    { lugar: saoPaulo, dia: 25, mes: 1, nome: 'Aniversário de São Paulo' },
    { lugar: campinas, dia: 8, mes: 12, nome: 'Nossa Senhora da Conceição' },
    { lugar: fortaleza, dia: 15, mes: 8, nome: 'Nossa Senhora da Assunção' },
    { lugar: beloHorizonte, dia: 15, mes: 8, nome: 'Nossa Senhora da Boa Viagem' },
    { lugar: beloHorizonte, dia: 8, mes: 12, nome: 'Nossa Senhora da Conceição' },
  ]
  const moveis = [saoPaulo, campinas, beloHorizonte].map((lugar) => ({ lugar, nome: 'Corpus Christi' }))
  const comum = { abrangencia: 'municipal', fundamento: 'Lei municipal (Lei 9.093/1995)' }
  return tx
    .insertInto('feriado')
    .values([
      ...fixos.map(({ lugar: { uf, ibge }, ...dia }) => ({
        ...comum,
        ...dia,
        uf,
        municipioIbge: ibge,
        repeticao: 'anual',
      })),
      ...moveis.map(({ lugar: { uf, ibge }, nome }) => ({
        ...comum,
        nome,
        uf,
        municipioIbge: ibge,
        repeticao: 'pascoa',
        diasDaPascoa: 60,
      })),
    ])
    .execute()
}

const inserirLimites = (tx: Tx, hoje: string) => {
  const ano = Number(hoje.slice(0, 4))
  return tx
    .insertInto('limite')
    .values([
      { regra: 'ferias.ausencias', desde: `${ano - 1}-01-01`, valor: 20, motivo: 'Política do primeiro ano' },
      {
        regra: 'ferias.ausencias',
        desde: `${ano}-02-01`,
        valor: 25,
        motivo: 'Equipe de folguistas ampliada',
      },
      { regra: 'promocao.intervalo', desde: `${ano - 1}-07-01`, valor: 6, motivo: 'Plano de cargos' },
      {
        regra: 'promocao.intervalo',
        desde: `${ano + 1}-01-01`,
        valor: 12,
        motivo: 'Plano de cargos revisto',
      },
      { regra: 'demissao.corte', desde: `${ano}-01-01`, valor: 20, motivo: 'Fechamento da folha no dia 25' },
    ])
    .execute()
}

/** The agreement of a union that began on a day, from which floors of that day come. */
export async function readConvencoes(
  tx: Tx,
): Promise<(sindicatoId: number, inicio: string) => number | null> {
  const linhas = await tx.selectFrom('convencao').select(['id', 'sindicatoId', 'inicio']).execute()
  return (sindicatoId, inicio) =>
    linhas.find((linha) => linha.sindicatoId === sindicatoId && linha.inicio === inicio)?.id ?? null
}
