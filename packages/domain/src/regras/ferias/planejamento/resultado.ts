import { formatData } from '../../../br/data.ts'
import { somarDias } from '../../calendario/datas.ts'
import { dobraDasFerias } from '../limite.ts'
import { custoDaDobra } from '../melhores-datas.ts'
import type { Avaliada } from './candidatos.ts'
import type { Grupo } from './grupos.ts'
import type { Horizonte } from './horizonte.ts'
import type { Escolha } from './modelo.ts'
import { contarPorDia, maiorDia, posicoesDas, type Posicoes } from './ocupacao.ts'
import { extraDoTurno } from './pesos.ts'
import { razoesDe } from './razoes.ts'
import type {
  Candidato,
  ImpossivelDoPlano,
  ItemDoPlano,
  Parte,
  ResultadoDoPlano,
  TotaisDoPlano,
} from './tipos.ts'

/** A stretch with the day that was chosen for it; null where none was. */
interface Escolhida {
  readonly avaliada: Avaliada
  readonly candidato: Candidato | null
}

/** A contract with its choice. */
export interface Decidido {
  readonly grupo: Grupo
  readonly escolha: Escolha
}

/** The plan: dates with their reasons, what is impossible and why, and what the year costs with it and without. */
export function resultadoDe(
  decididos: readonly Decidido[],
  antes: readonly ImpossivelDoPlano[],
  { horizonte, ano }: { readonly horizonte: Horizonte; readonly ano: number },
): ResultadoDoPlano {
  const grupos = decididos.map(({ grupo, escolha }) => ({
    grupo,
    escolhidas: grupo.avaliadas.map((avaliada, i) => ({
      avaliada,
      candidato: avaliada.candidatos[escolha[i] ?? -1] ?? null,
    })),
  }))
  const soma = (porGrupo: readonly TotaisDoPlano[]): TotaisDoPlano => porGrupo.reduce(juntar, NADA)
  return {
    itens: grupos.flatMap(({ grupo, escolhidas }) => itensDe(grupo, escolhidas, horizonte)),
    impossiveis: [
      ...antes,
      ...grupos.flatMap(({ escolhidas }) =>
        escolhidas.flatMap(({ avaliada, candidato }) => (candidato ? [] : [impossivel(avaliada)])),
      ),
    ],
    semPlano: soma(
      grupos.map(({ grupo }) => ({
        ...totaisDe(grupo, grupo.avaliadas.map(naUltimaHora), horizonte),
        dobraCentavos: grupo.avaliadas.reduce((total, { parte }) => total + dobraSemMarcar(parte, ano), 0),
      })),
    ),
    comPlano: soma(grupos.map(({ grupo, escolhidas }) => totaisDe(grupo, escolhidas, horizonte))),
  }
}

/** Double pay of a stretch that begins only after the year. */
function dobraSemMarcar({ dias, periodo, pessoa }: Parte, ano: number): number {
  const dobra = dobraDasFerias(`${ano + 1}-01-01`, dias, periodo.concessivoFim)
  return custoDaDobra(pessoa.remuneracaoCentavos, dobra?.diasEmDobro ?? 0) ?? 0
}

/** Each on the last day without double, or as soon as it can be. */
const naUltimaHora = (avaliada: Avaliada): Escolhida => ({
  avaliada,
  candidato:
    avaliada.candidatos.findLast(({ diasEmDobro }) => diasEmDobro === 0) ?? avaliada.candidatos[0] ?? null,
})

function impossivel({ parte, possiveis, recusa }: Avaliada): ImpossivelDoPlano {
  const { pessoa, periodo, ordem, dias, fixo } = parte
  const onde = { pessoaId: pessoa.id, periodoId: periodo.id, ordem, dias }
  if (possiveis.length > 0)
    return {
      ...onde,
      codigo: 'teto',
      motivo:
        fixo === null
          ? 'O teto de ausências do contrato está tomado em todas as datas possíveis. Aumente o teto, tire alguém do plano ou divida as férias.'
          : `Em ${formatData(fixo)} o teto de ausências do contrato está tomado. Escolha outra data ou solte uma das fixadas.`,
    }
  return fixo === null
    ? { ...onde, codigo: 'sem_data', motivo: `Nenhuma data do ano serve. ${recusa ?? ''}`.trim() }
    : { ...onde, codigo: 'fixa_impossivel', motivo: `${formatData(fixo)} não serve. ${recusa ?? ''}`.trim() }
}

interface Presenca extends Posicoes {
  readonly pessoaId: number
  readonly nome: string
}

function itensDe(grupo: Grupo, escolhidas: readonly Escolhida[], horizonte: Horizonte): ItemDoPlano[] {
  const { fora, postos } = ocupacaoDe(grupo, escolhidas, horizonte)
  return escolhidas.flatMap(({ avaliada, candidato }) => {
    if (!candidato) return []
    const { pessoa, periodo, ordem, dias, fixo } = avaliada.parte
    const colegas = (postos.get(pessoa.postoId) ?? []).filter(({ pessoaId }) => pessoaId !== pessoa.id)
    const cruzam = ({ de, ate }: Candidato) => colegas.filter((um) => um.de <= ate && de <= um.ate)
    const diasComEquipe = (outro: Candidato): number =>
      diasDe(outro).filter((dia) => colegas.some(({ de, ate }) => de <= dia && dia <= ate)).length
    const livre = (outro: Candidato) => (dia: number) =>
      (fora[dia] ?? 0) - (candidato.de <= dia && dia <= candidato.ate ? 1 : 0) < (grupo.teto[dia] ?? 0) ||
      outro === candidato
    const caso = {
      avaliada,
      escolhido: candidato,
      cabe: (outro: Candidato) => diasDe(outro).every(livre(outro)),
      equipe: (outro: Candidato) => [...new Set(cruzam(outro).map(({ nome }) => nome))],
      diasComEquipe,
    }
    const { inicio, fim, diasEmDobro, dobraCentavos, turnos, coberturaCentavos } = candidato
    return [
      {
        pessoaId: pessoa.id,
        periodoId: periodo.id,
        contratoId: pessoa.contratoId,
        postoId: pessoa.postoId,
        ordem,
        dias,
        inicio,
        fim,
        retorno: somarDias(fim, 1),
        fixa: fixo !== null,
        dividida: periodo.jaMarcados.length > 0 || dias + periodo.abonoVendido < periodo.diasDireito,
        diasEmDobro,
        dobraCentavos,
        turnos,
        coberturaCentavos,
        diasComEquipeFora: diasComEquipe(candidato),
        ultimoInicioSemDobro: avaliada.ultimoInicioSemDobro,
        razoes: razoesDe(caso),
      },
    ]
  })
}

const diasDe = ({ de, ate }: Posicoes): readonly number[] =>
  Array.from({ length: ate - de + 1 }, (_, i) => de + i)

/** Who is away when, those of before included: by day of the contract, and by post. */
function ocupacaoDe(grupo: Grupo, escolhidas: readonly Escolhida[], horizonte: Horizonte) {
  const quantos = horizonte.dias.length
  const novas = escolhidas.flatMap(({ avaliada: { parte }, candidato }) =>
    candidato
      ? [
          {
            postoId: parte.pessoa.postoId,
            pessoaId: parte.pessoa.id,
            nome: parte.pessoa.nome,
            de: candidato.de,
            ate: candidato.ate,
          },
        ]
      : [],
  )
  const marcadas = grupo.ausencias.map((ausencia) => ({
    postoId: ausencia.postoId,
    pessoaId: ausencia.pessoaId,
    nome: ausencia.nome,
    de: horizonte.posicao(ausencia.inicio),
    ate: horizonte.posicao(ausencia.fim),
  }))
  const novasPorDia = contarPorDia(quantos, novas)
  const postos: Map<number, readonly Presenca[]> = Map.groupBy(
    [...marcadas, ...novas],
    ({ postoId }) => postoId,
  )
  return { fora: novasPorDia.map((uma, dia) => uma + (grupo.fora[dia] ?? 0)), postos }
}

const NADA: TotaisDoPlano = {
  dobraCentavos: 0,
  coberturaCentavos: 0,
  horasExtrasCentavos: 0,
  maximoFora: 0,
  maximoForaEm: null,
  contratoDoMaximo: null,
}

/** Money adds up; of the peaks the higher stays. */
const juntar = (a: TotaisDoPlano, b: TotaisDoPlano): TotaisDoPlano => ({
  ...(b.maximoFora > a.maximoFora ? b : a),
  dobraCentavos: a.dobraCentavos + b.dobraCentavos,
  coberturaCentavos: a.coberturaCentavos + b.coberturaCentavos,
  horasExtrasCentavos: a.horasExtrasCentavos + b.horasExtrasCentavos,
})

function totaisDe(grupo: Grupo, escolhidas: readonly Escolhida[], horizonte: Horizonte): TotaisDoPlano {
  const marcadas = escolhidas.flatMap(({ avaliada, candidato }) =>
    candidato ? [{ ...candidato, pessoa: avaliada.parte.pessoa }] : [],
  )
  const { fora } = ocupacaoDe(grupo, escolhidas, horizonte)
  const { maximo, posicao } = maiorDia(fora)
  const somar = (valor: (marcada: (typeof marcadas)[number]) => number): number =>
    marcadas.reduce((total, marcada) => total + valor(marcada), 0)
  return {
    dobraCentavos: somar(({ dobraCentavos }) => dobraCentavos),
    coberturaCentavos: somar(({ coberturaCentavos }) => coberturaCentavos),
    horasExtrasCentavos: horasExtras(grupo, marcadas, horizonte),
    maximoFora: maximo,
    maximoForaEm: maximo > 0 ? (horizonte.dias[posicao] ?? null) : null,
    contratoDoMaximo: maximo > 0 ? grupo.contratoId : null,
  }
}

/** Overtime of covers: of the people of a post away on the same day all but one, in proportion to their shifts. */
function horasExtras(
  grupo: Grupo,
  marcadas: readonly (Candidato & { readonly pessoa: Parte['pessoa'] })[],
  horizonte: Horizonte,
): number {
  const porPosto = Map.groupBy(marcadas, ({ pessoa }) => pessoa.postoId)
  let total = 0
  for (const [posto, delas] of porPosto) {
    const antes = posicoesDas(
      grupo.ausencias.filter(({ postoId }) => postoId === posto),
      horizonte,
    )
    const fora = contarPorDia(horizonte.dias.length, [...antes, ...delas])
    for (const { de, ate, turnos, pessoa } of delas) {
      const juntas = diasDe({ de, ate }).filter((dia) => (fora[dia] ?? 0) > 1)
      const parte = juntas.reduce((soma, dia) => soma + 1 - 1 / (fora[dia] ?? 1), 0)
      total += (parte / (ate - de + 1)) * turnos * extraDoTurno(pessoa)
    }
  }
  return Math.round(total)
}
