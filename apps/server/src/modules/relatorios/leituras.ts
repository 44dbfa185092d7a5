import { sql } from 'kysely'
import type { NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import { acharColaboradores, colaboradorSource, type Filtros } from '../colaborador/lista.ts'
import { lerAfastamentos, lerAusencias, lerEstabilidades, lerFeriasAVencer } from './ausencias.ts'
import { lerCustos, lerCustosPorContrato } from './custos.ts'
import { lerDocumentos } from './documentos.ts'
import type { Leitura, Pedido } from './leitura.ts'
import { lerOcupacao, lerRotatividade, lerRotatividadePorContrato } from './quadro.ts'
import { lerPassivoPorContrato, lerPassivoPorPessoa } from './passivo.ts'

/** People of the list of employees, under its own conditions. */
const pessoas =
  (filtros: (pedido: Pedido) => Filtros): Leitura =>
  (pedido) => {
    const { ator, em, contratoId, busca, ordenar } = pedido
    // The call took only orders of the report's columns, which are those of the list.
    const pedidos = { ...filtros(pedido), contratoId, busca, ordenar: ordenar as Filtros['ordenar'] }
    return {
      fonte: colaboradorSource(ator, pedidos, em),
      somadas: sql`
        select q.data_admissao, q.fim_experiencia, q.data_desligamento, co.numero || ' · ' || cl.nome_fantasia as contrato
          from (${acharColaboradores(ator, pedidos, em)}) q
          join colaborador_periodo cp on cp.versao_id = q.versao_id
          join contrato co on co.id = cp.contrato_id
          join cliente cl on cl.id = co.cliente_id`,
    }
  }

/** How each report is read: one that is declared and forgotten here does not compile. */
export const leituras: Readonly<Record<NomeDoRelatorio, Leitura>> = {
  admissoes: pessoas(({ de, ate }) => ({ admissaoDe: de, admissaoAte: ate })),
  desligamentos: pessoas(({ de, ate }) => ({ desligamentoDe: de, desligamentoAte: ate })),
  rotatividade: lerRotatividade,
  'rotatividade-por-contrato': lerRotatividadePorContrato,
  ocupacao: lerOcupacao,
  experiencias: pessoas(({ de, ate }) => ({
    situacao: 'em_experiencia',
    experienciaDe: de,
    experienciaAte: ate,
  })),
  'ferias-a-vencer': lerFeriasAVencer,
  afastamentos: lerAfastamentos,
  ausencias: lerAusencias,
  estabilidades: lerEstabilidades,
  documentos: lerDocumentos,
  passivo: lerPassivoPorContrato,
  'passivo-por-pessoa': lerPassivoPorPessoa,
  custos: lerCustos,
  'custos-por-contrato': lerCustosPorContrato,
}
