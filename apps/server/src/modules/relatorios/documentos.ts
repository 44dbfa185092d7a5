import { sql } from 'kysely'
import { veSensiveis } from '@rh/domain/colaborador/visibilidade'
import { relatorios } from '@rh/domain/relatorios/catalogo'
import { contemTermos } from '../../db/termos.ts'
import { emVigor, noQuadro } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import type { Leitura } from './leitura.ts'

/** Documents of the files that end in the span, as they were known on the day. */
export const lerDocumentos: Leitura = ({ ator, em, fimDoDia, de, ate, contratoId, busca }) => {
  // What was registered later was not known then; what was closed or replaced later still stood.
  const conhecido = (alias: 'd' | 'n') =>
    fimDoDia === null ? sql`true` : sql`${sql.ref(`${alias}.registrado_em`)} < ${fimDoDia}::timestamptz`
  const encerrado =
    fimDoDia === null
      ? sql`d.encerrado_em is null`
      : sql`(d.encerrado_em is null or d.encerrado_em > ${em}::date)`
  const from = sql`
    select d.id, v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, cp.nome_busca, v.matricula,
           t.descricao as documento, co.numero || ' · ' || cl.nome_fantasia as contrato, lo.nome as posto,
           d.emissao, d.validade, d.validade - ${em}::date as dias
      from pessoa_documento d
      join documento_tipo t on t.id = d.tipo_id
      join pessoa pe on pe.id = d.pessoa_id
      join vinculo v on v.pessoa_id = pe.id
      join colaborador_periodo cp on cp.vinculo_id = v.id
      join posto po on po.id = cp.posto_id
      join local lo on lo.id = po.local_id
      join contrato co on co.id = cp.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where d.validade between ${de}::date and ${ate}::date and ${encerrado} and ${conhecido('d')}
       and not exists (select from pessoa_documento n where n.substitui_id = d.id and ${conhecido('n')})
       and ${emVigor(em)} and ${noQuadro(em)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}
       and (${veSensiveis(ator.grupos)} or not t.sensivel)
       ${contratoId === undefined ? sql`` : sql`and cp.contrato_id = ${contratoId}`}
       ${busca === undefined ? sql`` : sql`and ${contemTermos('cp.nome_busca', busca)}`}`
  return {
    fonte: {
      from,
      colunas: {
        nome: sql`achados.nome_busca`,
        documento: sql`busca(achados.documento)`,
        validade: sql`achados.validade`,
      },
      ordemPadrao: relatorios.documentos.ordemPadrao,
      mostrar: (linha: object) => linha,
    },
  }
}
