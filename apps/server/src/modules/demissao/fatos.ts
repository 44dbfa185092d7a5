import type { RawSheet } from '@rh/domain/processo/raw-form'
import { comoPedido, formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import type { ContextoDaDemissao, FatosDaDemissao } from '@rh/domain/processos/demissao/fatos'
import { setoresDaDemissao } from '@rh/domain/processos/demissao/quem'
import { avisoDaDemissao } from '@rh/domain/regras/rescisao/aviso-da-demissao'
import { camposVisiveis } from '@rh/domain/colaborador/visibilidade'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from '@rh/domain/regras/rescisao/pedido-tipos'
import { simularDemissao } from '@rh/domain/regras/rescisao/simulacao'
import type { SimulacaoDaDemissao } from '@rh/domain/regras/rescisao/simulacao-tipos'
import { maiorData, menorData, somarAnos } from '@rh/domain/regras/calendario/datas'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import { feriadosLocaisEntre } from '../cadastros/feriado.ts'
import { limiteEm, limitesDeDataEm } from '../cadastros/limites.ts'
import { findPessoa } from '../ferias/pessoa.ts'
import type { Pedido } from '../processo/nascido.ts'
import {
  faltasEmCurso,
  findAdiantado13,
  findBond,
  listAbertos,
  listAfastamentos,
  listFerias,
  listOcorrencias,
  listRazao,
  listSalarios,
  rotuloDoTipo,
  type ProcessoAberto,
} from './entorno.ts'
import { estabilidadesDaPessoa, estabilidadesVistas } from '../colaborador/estabilidades/estabilidades.ts'
import { findDoProcesso, findRegistrado, type DoProcesso, type Registrado } from './repository.ts'
import { findVagaOcupada } from './vagas.ts'

type Bond = Awaited<ReturnType<typeof findBond>>

/** What the rules are asked with, and what effects, the record and the papers need besides. */
export interface ContextoDoServidor extends ContextoDaDemissao {
  readonly vinculoId: number
  readonly status: string | null
  readonly bond: Bond
  readonly registrado: Registrado | null
  readonly doProcesso: DoProcesso | null
  readonly abertos: readonly ProcessoAberto[]
  readonly salarioCentavos: number
  readonly simulacao: SimulacaoDaDemissao | null
}

/** Everything the rules need to know about one dismissal, read now. */
export async function gatherContexto(db: Db | Tx, pedido: Pedido): Promise<ContextoDoServidor> {
  const { dados, vinculoId, processoId, hoje, ator } = pedido
  const leitura = formularioDemissao.ler(dados as RawSheet)
  const [doProcesso, registrado] = await Promise.all([
    findDoProcesso(db, processoId),
    processoId === null ? null : findRegistrado(db, processoId),
  ])
  const dito = comPecas(comoPedido(leitura.parciais), doProcesso)
  const entorno = await findEntorno(db, pedido, { pedido: dito, doProcesso })
  const { circunstancias, bond } = entorno
  const { exame, conferencia } = doProcesso?.pareceres ?? {}
  const fatos: FatosDaDemissao = {
    hoje,
    pedido: dito,
    circunstancias,
    limites: entorno.limites,
    // What this dismissal itself ended is no bond that something else ended.
    desligamento: registrado?.comunicadoEm ? null : bond.desligamento,
    setores: setoresDaDemissao(ator.grupos),
    gerenteRh: ator.grupos.includes('Gerente Rh'),
    documentos: {
      aviso: doProcesso?.aviso ?? false,
      reconsideracao: doProcesso?.reconsideracao ?? false,
      comprovante: doProcesso?.comprovante ?? false,
      trct: doProcesso?.trct ?? false,
    },
    conferidas: conferencia?.decisao === 'aprovado' ? (conferencia.dados.linhas ?? []) : null,
    exame: exame?.decisao === 'aprovado' ? (exame.dados.resultado ?? null) : null,
    exameDispensado: exame?.decisao === 'dispensado',
    vagaOcupadaDe: registrado && (await findVagaOcupada(db, registrado)),
  }
  return {
    leitura,
    fatos,
    vinculoId,
    status: doProcesso?.status ?? null,
    registrado,
    doProcesso,
    simulacao: simularDemissao(dito, circunstancias),
    ...entorno,
  }
}

/** What is charged for pieces that did not come back is a discount, as Almoxarifado said it. */
function comPecas(pedido: PedidoDeDemissao, doProcesso: DoProcesso | null): PedidoDeDemissao {
  const { pecas = [], outros = [] } = doProcesso?.pareceres.devolucoes?.dados ?? {}
  const cobradas = [
    ...pecas.map(({ valorCentavos = 0 }) => ({ descricao: 'Peça não devolvida ou com dano', valorCentavos })),
    ...outros.map(({ descricao, valorCentavos = 0 }) => ({ descricao, valorCentavos })),
  ].filter(({ valorCentavos }) => valorCentavos > 0)
  return cobradas.length === 0 ? pedido : { ...pedido, descontos: [...(pedido.descontos ?? []), ...cobradas] }
}

interface Dito {
  readonly pedido: PedidoDeDemissao
  readonly doProcesso: DoProcesso | null
}

/** From the first of its days, which a death told later comes before, to after the last deadline of the longest notice. */
const diasDosPrazos = (dia: string, fim: string) => ({
  de: menorData(dia, fim),
  ate: somarAnos(maiorData(dia, fim), 1),
})

/**
 * A trial has a term until it ends, with the clause of its contract or without it (CLT arts. 443, 479 and 481); so has an apprentice,
 * whose end somebody may still have to write down (art. 428). Who works on after the end has no term any more.
 */
function contratoDe(
  { fimExperiencia: fim, clausulaAssecuratoria, aprendiz, fimAprendizagem }: Bond,
  dia: string,
): CircunstanciasDaDemissao['contrato'] {
  if (aprendiz && (fimAprendizagem === null || fimAprendizagem >= dia))
    return { tipo: 'aprendizagem', fim: fimAprendizagem }
  return fim === null
    ? { tipo: 'indeterminado' }
    : { tipo: clausulaAssecuratoria ? 'clausula_481' : 'determinado', fim }
}

/** What these groups may know of a disability, as of the file of a person (LGPD art. 11). */
function reservaDe(
  { comReserva }: Bond,
  grupos: readonly Grupo[],
): Pick<CircunstanciasDaDemissao, 'deficiencia'> {
  if (!comReserva) return {}
  return { deficiencia: camposVisiveis(grupos).has('pessoa.deficiencia') ? 'sabida' : 'reservada' }
}

/** What surrounds the dismissal, as the rules of law ask for it. */
async function findEntorno(
  db: Db | Tx,
  { vinculoId, processoId, hoje, ator }: Pedido,
  { pedido, doProcesso }: Dito,
) {
  const dia = pedido.comunicacao ?? hoje
  const doCalculo = doProcesso?.pareceres.departamento_pessoal?.dados ?? {}
  const [bond, abertos, afastamentos, ferias, salarios, protecoes, limites, avisoMaximoTrabalhado] =
    await Promise.all([
      findBond(db, vinculoId, dia),
      listAbertos(db, vinculoId, processoId),
      listAfastamentos(db, vinculoId),
      listFerias(db, vinculoId),
      listSalarios(db, vinculoId),
      estabilidadesDaPessoa(db, vinculoId, hoje),
      limitesDeDataEm(db, 'demissao', hoje),
      limiteEm(db, 'demissao.aviso', hoje),
    ])
  // What is found is told to who asks: a secret reason is not among its words.
  const estabilidades = estabilidadesVistas(protecoes, ator.grupos)
  const base: CircunstanciasDaDemissao = {
    hoje,
    admissao: bond.admissao,
    nascimento: bond.nascimento,
    contrato: contratoDe(bond, dia),
    aprendiz: bond.aprendiz,
    estabilidades,
    ...reservaDe(bond, ator.grupos),
    afastamentos,
    ferias: ferias.filter(({ confirmada }) => confirmada),
    emAndamento: abertos.map(({ tipo, numero }) => ({ tipo: rotuloDoTipo(tipo), numero })),
    remuneracao: null,
    salarios,
    dataBaseMes: bond.dataBaseMes,
    ultimoExame: bond.ultimoExame,
    asoDemissional: doProcesso?.pareceres.exame?.dados.dataExame ?? null,
    ...(doCalculo.meses13Perdidos !== undefined && { meses13Perdidos: doCalculo.meses13Perdidos }),
    parametros: { avisoMaximoTrabalhado },
  }
  // What is paid, and how much is left of the vacations, is of the last day, which the notice alone says.
  const fim = avisoDaDemissao(pedido, base)?.dtDeslig ?? dia
  const [pessoa, periodos, ocorrencias, adiantado13] = await Promise.all([
    findPessoa(db, vinculoId, fim, doCalculo.mediasCentavos),
    listRazao(db, { vinculoId, fim, hoje }),
    listOcorrencias(db, vinculoId),
    doCalculo.adiantamento13Centavos ?? findAdiantado13(db, { vinculoId, fim }),
  ])
  const { remuneracao } = pessoa
  const faltasNoPeriodo = doCalculo.faltasNoPeriodo ?? faltasEmCurso(periodos, menorData(hoje, fim))
  return {
    bond,
    abertos,
    limites,
    salarioCentavos: remuneracao.salarioCentavos,
    circunstancias: {
      ...base,
      remuneracao,
      periodos,
      ocorrencias,
      ...(faltasNoPeriodo !== null && { faltasNoPeriodo }),
      ...(adiantado13 !== null && { adiantamento13Centavos: adiantado13 }),
      parametros: {
        avisoMaximoTrabalhado,
        calendario: { feriadosLocais: await feriadosLocaisEntre(db, diasDosPrazos(dia, fim), pessoa) },
      },
    },
  }
}
