import type { ContextoDoRemanejamento, FatosDoRemanejamento } from '@rh/domain/processos/remanejamento/fatos'
import type { LeituraDoRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { isAoAlcance } from '@rh/domain/regras/alteracao/afinidade'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { pisoDaJornada } from '@rh/domain/regras/admissao/salario'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { limiteEm, limitesDeDataEm } from '../cadastros/limites.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { clausulasDePagamentoEm } from '../colaborador/clausulas-de-pagamento.ts'
import { findEscalaVt } from '../processo/alteracao/escala-vt.ts'
import { findFatosDoVinculo } from '../processo/alteracao/fatos.ts'
import { findPartida, ultimaAlteracao, type Partida } from '../processo/alteracao/partida.ts'
import type { Pedido } from '../processo/nascido.ts'
import { ladoDepois, ladoDeHoje, type Base, type LadoEmNumeros } from './lados.ts'
import { findDoProcesso, findPisos, listFeriadosLocais } from './leituras.ts'
import { findEscalas, findLugares, type Lugar } from './lugares.ts'
import { findPessoa, listImpedimentos } from './pessoa.ts'

/** What the rules are asked with about one person, and what effects and the simulation need besides. */
export interface ContextoDeUm extends ContextoDoRemanejamento {
  readonly partida: Partida
  readonly base: Base
  readonly origem: Lugar
  readonly lugar: Lugar | null
}

/** The post that a request leads to: of a swap, the one of the other person. */
async function postoDe(
  db: Db | Tx,
  { parciais }: LeituraDoRemanejamento,
  dia: string,
): Promise<number | null> {
  const { trocaCom, reserva = false, postoId } = parciais
  if (reserva) return null
  if (trocaCom === undefined) return postoId ?? null
  const { atual } = await findPartida(db, { vinculoId: trocaCom, dia: somarDias(dia, -1), processoId: null })
  return atual.reserva ? null : atual.postoId
}

/** What both sides of the transfer are worked out of. Throws where the form names a post or a cargo that is none. */
async function lerBase(
  db: Db | Tx,
  { vinculoId, processoId, ator }: Pedido,
  leitura: LeituraDoRemanejamento,
  { atual, dia }: { readonly atual: Partida['atual']; readonly dia: string },
): Promise<Base> {
  const postoId = await postoDe(db, leitura, dia)
  const ids = [atual.postoId, ...(postoId === null ? [] : [postoId])]
  const [lugares, pessoa, salarioMinimo, clausulasDe] = await Promise.all([
    findLugares(db, ids, { dia, menos: processoId, ator }),
    findPessoa(db, vinculoId, dia, processoId),
    findSalarioMinimo(db, dia),
    clausulasDePagamentoEm(db, dia),
  ])
  const origem = lugares.get(atual.postoId)
  const lugar = postoId === null ? null : (lugares.get(postoId) ?? null)
  if (!origem) throw failure('nao_encontrado')
  if (postoId !== null && !lugar)
    throw failure('validacao', { campos: { 'dados.postoId': 'Escolha um posto da lista' } })
  const { 'comPromocao.cargoId': cargoId = atual.cargoId } = leitura.parciais
  const [escalas, pisos, feriados] = await Promise.all([
    findEscalas(db, [atual.escalaId, lugar?.escalaId ?? atual.escalaId]),
    findPisos(db, { cargoId, dia, atual, sindicatoId: lugar?.sindicatoId ?? atual.sindicatoId }),
    listFeriadosLocais(db, [...lugares.values()], Number(dia.slice(0, 4))),
  ])
  const { cargo } = pisos
  const nova = escalas.get(lugar?.escalaId ?? atual.escalaId)
  const escalaVt =
    nova && nova.id !== atual.escalaId && pessoa.transporte ? await findEscalaVt(db, nova) : null
  const daJornada = (escalaId: number, piso: number | null) =>
    pisoDaJornada(dia, escalas.get(escalaId)?.horasSemanais ?? 0, piso)
  const dosLados = {
    antes: daJornada(atual.escalaId, pisos.antes),
    depois: daJornada(lugar?.escalaId ?? atual.escalaId, pisos.depois),
  }
  return {
    atual,
    origem,
    lugar,
    escalas,
    pisos: dosLados,
    feriados,
    pessoa,
    salarioMinimo,
    clausulasDe,
    escalaVt,
    cargo,
    cargoId,
    leitura,
  }
}

/** The facts of one person, without those of whom the post is exchanged with. */
export async function gatherDeUm(
  db: Db | Tx,
  pedido: Pedido,
  leitura: LeituraDoRemanejamento,
): Promise<ContextoDeUm> {
  const { vinculoId, processoId, hoje } = pedido
  const { vigencia: dia = hoje, tipo } = leitura.parciais
  const partida = await findPartida(db, { vinculoId, dia, processoId })
  const base = await lerBase(db, pedido, leitura, { atual: partida.atual, dia })
  const [vinculo, doProcesso, limites, maximoTemporarioDias, ausencias] = await Promise.all([
    findFatosDoVinculo(db, vinculoId, hoje),
    findDoProcesso(db, processoId),
    limitesDeDataEm(db, remanejamento.name, hoje),
    limiteEm(db, 'remanejamento.temporario', hoje),
    listImpedimentos(db, vinculoId, dia, processoId),
  ])
  const { origem, lugar } = base
  const { status, libera, dataExame, termoAssinado } = doProcesso
  const fatos: FatosDoRemanejamento = {
    hoje,
    limites,
    maximoTemporarioDias,
    vinculo: { ...vinculo, ...doContrato(partida, base), ausencias },
    ...doDestino(base),
    dataExame,
    troca: null,
    origemPrometida: libera && status === 'aprovado' && origem.vagasLivres < 0,
    faltaVoltar: tipo === 'temporario' && status === 'efetivado',
    termoAssinado,
  }
  return { leitura, fatos, partida, base, origem, lugar }
}

/** The contract and the person as they stand on the day. */
function doContrato(partida: Partida, { atual, escalas, pessoa }: Base) {
  const escala = escalas.get(atual.escalaId)
  const { nascimento, gestanteOuLactante, eleito, noPostoDesde } = pessoa
  const { cargoId, postoId, salarioCentavos, reserva } = atual
  return {
    nascimento,
    gestanteOuLactante,
    eleito,
    cargoId,
    postoId,
    salarioCentavos,
    ultimaAlteracao: ultimaAlteracao(partida),
    escala: escala && noPostoDesde !== null && !reserva ? { ...escala, inicioCiclo: noPostoDesde } : null,
  }
}

/** The place that the person goes to, and what it changes. */
function doDestino(base: Base): Pick<FatosDoRemanejamento, 'destino' | 'adicionais' | 'mudaRisco'> {
  const { atual, lugar, cargoId } = base
  const [antes, depois] = [ladoDeHoje(base), ladoDepois(base)]
  const outroRisco = lugar !== null && riscoDe(antes, base) !== riscoDe(depois, base)
  return {
    destino: lugar && destinoDe(lugar, base),
    adicionais: { antes, depois },
    mudaRisco: cargoId !== atual.cargoId || outroRisco,
  }
}

/** What asks for an exam where it changes (NR-7 item 7.5.10), as text to compare. */
const riscoDe = ({ insalubridade, periculosidade, escalaId }: LadoEmNumeros, { escalas }: Base): string =>
  [insalubridade, periculosidade, escalas.get(escalaId)?.noturna].join()

function destinoDe(lugar: Lugar, { origem, escalas, pisos, pessoa }: Base): FatosDoRemanejamento['destino'] {
  const escala = escalas.get(lugar.escalaId)
  if (!escala) throw new Error(`Post ${lugar.id} has no scale`)
  return {
    postoId: lugar.id,
    cargoId: lugar.cargoId,
    cargo: lugar.cargo,
    visivel: lugar.visivel,
    outroMunicipio: !isAoAlcance({ ...origem, moradiaIbge: pessoa.moradiaIbge }, lugar.municipioIbge),
    inicio: lugar.inicio,
    termino: lugar.termino,
    vagasLivres: lugar.vagasLivres,
    insalubridade: lugar.insalubridade,
    periculosidade: lugar.periculosidade,
    pisoCentavos: pisos.depois,
    escala,
    treinamentos: { exigidos: lugar.nrs, feitos: pessoa.treinamentos },
  }
}
