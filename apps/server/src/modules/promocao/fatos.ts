import { sql } from 'kysely'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { pisoDaJornada } from '@rh/domain/regras/admissao/salario'
import { formularioPromocao } from '@rh/domain/processos/promocao/formulario'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import type { ContextoDaPromocao, FatosDaPromocao } from '@rh/domain/processos/promocao/rules'
import { veColegas } from '@rh/domain/processos/promocao/visibilidade'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'
import { isGestanteOuLactante } from '../colaborador/estabilidades/protecao.ts'
import { limiteEm, limitesDeDataEm } from '../cadastros/limites.ts'
import {
  findCargoNoDia,
  findFatosDoVinculo,
  listColegas,
  listPostosNoDia,
  mudaRisco,
} from '../processo/alteracao/fatos.ts'
import { findPartida, naFuncaoDesde, ultimaAlteracao, type Partida } from '../processo/alteracao/partida.ts'
import type { Pedido } from '../processo/nascido.ts'
import { doParecer, isAnexado } from '../processo/registrado.ts'

/** Facts of the rules, with what the effects and the simulation need besides. */
export interface ContextoDoServidor extends ContextoDaPromocao {
  readonly partida: Partida
  readonly encargosPercentual: number
  readonly precoDoPostoCentavos: number | null
}

/** Everything the rules need to know about one request, read now. */
export async function gatherContexto(
  db: Db | Tx,
  { dados, vinculoId, processoId, hoje, ator }: Pedido,
): Promise<ContextoDoServidor> {
  // The form of a promotion is one sheet.
  const leitura = formularioPromocao.ler(dados as RawSheet)
  const { vigencia: dia = hoje, cargoId } = leitura.parciais
  const partida = await findPartida(db, { vinculoId, dia, processoId })
  const { atual } = partida
  const { sindicatoId } = atual
  const { postoId = atual.postoId } = leitura.parciais
  const nomeia = veColegas(ator.grupos)
  const [
    vinculo,
    protegido,
    cargo,
    postos,
    colegas,
    limites,
    intervaloMeses,
    encargosPercentual,
    doProcesso,
  ] = await Promise.all([
    findFatosDoVinculo(db, vinculoId, hoje),
    findProtegido(db, vinculoId, dia),
    cargoId === undefined ? null : findCargoNoDia(db, { id: cargoId, sindicatoId, dia }),
    listPostosNoDia(db, [atual.postoId, postoId], dia, processoId),
    cargoId === undefined ? [] : listColegas(db, { vinculoId, cargoId, postoId, dia, nomeia }),
    limitesDeDataEm(db, promocao.name, hoje),
    limiteEm(db, 'promocao.intervalo', hoje),
    limiteEm(db, 'custo.encargos', hoje),
    findDoProcesso(db, processoId),
  ])
  const posto = postos.find(({ id }) => id === postoId)
  if (!posto) throw failure('validacao', { campos: { 'dados.postoId': 'Escolha um posto da lista' } })
  if (cargoId !== undefined && !cargo)
    throw failure('validacao', { campos: { 'dados.cargoId': 'Escolha um cargo da lista' } })
  const fatos: FatosDaPromocao = {
    hoje,
    limites,
    intervaloMeses,
    ...doProcesso,
    vinculo: { ...vinculo, ...protegido, ...doContrato(partida) },
    // The floor is of the whole week: who works less may earn less.
    cargo: cargo && { ...cargo, pisoCentavos: pisoDaJornada(dia, posto.horasSemanais, cargo.pisoCentavos) },
    posto: { ...posto, novo: postoId !== atual.postoId },
    mudaRisco: mudaRisco(atual, { cargoId: cargoId ?? atual.cargoId, postoId }, postos),
    colegas,
  }
  return { leitura, fatos, partida, encargosPercentual, precoDoPostoCentavos: posto.precoCentavos }
}

/** The contract as it stands on the day, and when it last changed. */
function doContrato(partida: Partida) {
  const { versoes, atual } = partida
  const promocoes = versoes.filter(
    ({ processoTipo, compensada }) => processoTipo === 'promocao' && !compensada,
  )
  return {
    contratoId: atual.contratoId,
    salarioCentavos: atual.salarioCentavos,
    cargoId: atual.cargoId,
    naFuncaoDesde: naFuncaoDesde(partida),
    ultimaAlteracao: ultimaAlteracao(partida),
    ultimaPromocao: promocoes.at(-1)?.vigencia ?? null,
  }
}

/** What keeps the person from some posts on a day: the age, a pregnancy (CLT arts. 394-A and 405). */
async function findProtegido(db: Db | Tx, vinculoId: number, dia: string) {
  const { rows } = await sql<{ nascimento: string; gestanteOuLactante: boolean }>`${prepared}
    select pe.nascimento, ${isGestanteOuLactante(dia)} as gestante_ou_lactante
      from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where v.id = ${vinculoId}`.execute(db)
  const [pessoa] = rows
  if (!pessoa) throw failure('nao_encontrado')
  return pessoa
}

/** What the sectors already recorded of the promotion itself. */
async function findDoProcesso(db: Db | Tx, processoId: number | null) {
  if (processoId === null) return { dataExame: null, cartaAssinada: false }
  const { rows } = await sql<{ dataExame: string | null; cartaAssinada: boolean }>`${prepared}
    select ${doParecer(processoId, 'exame', 'dataExame')} as data_exame,
           ${isAnexado(processoId, 'ALTERACAO_ASSINADA')} as carta_assinada`.execute(db)
  return rows[0] ?? { dataExame: null, cartaAssinada: false }
}
