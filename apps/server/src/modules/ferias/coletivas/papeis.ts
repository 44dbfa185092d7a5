import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { papeisDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import {
  intervaloDaParalisacao,
  MODELO_COLETIVAS,
  type ComunicacaoDasColetivas,
  type ParametrosDasColetivas,
} from '@rh/domain/processos/ferias/coletivas'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { imprimir } from '../../../papeis/imprimir.ts'
import { assinaturas, comTimbre, secao, tabelaDe, type Papel, type Timbre } from '../../../papeis/papel.ts'
import { empregadora, empresaDe } from '../../../papeis/textos.ts'
import { findTimbre } from '../../../papeis/timbre.ts'
import { obterLote } from '../../processo/lote/consultas.ts'

interface Lugar {
  readonly contrato: string
  readonly local: string
  readonly municipio: string
  readonly pessoas: number
}

interface FatosDoPapel {
  readonly timbre: Timbre
  readonly titulo: string
  readonly parametros: ParametrosDasColetivas
  readonly lugares: readonly Lugar[]
}

/** The establishments and sectors that stop, as the law wants them named (CLT art. 139 § 2º). */
async function listLugares(db: Db, loteId: number, fuso: string): Promise<Lugar[]> {
  const dia = sql`(pl.criado_em at time zone ${fuso})::date`
  const { rows } = await sql<Lugar>`
    select co.numero || ' · ' || cl.nome_fantasia as contrato, lo.nome as local,
           mu.nome || '/' || mu.uf as municipio, count(distinct i.vinculo_id)::int as pessoas
      from processo_lote_item i
      join processo_lote pl on pl.id = i.lote_id
      join colaborador_periodo cp on cp.vinculo_id = i.vinculo_id
       and cp.desde <= ${dia} and cp.ate > ${dia}
      join vinculo_versao vv on vv.id = cp.versao_id
      join posto po on po.id = vv.posto_id
      join local lo on lo.id = po.local_id
      join municipio mu on mu.ibge = lo.municipio_ibge
      join contrato co on co.id = i.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where i.lote_id = ${loteId} and i.estado <> 'cancelado'
     group by co.id, cl.id, lo.id, mu.ibge order by contrato, local`.execute(db)
  return rows
}

const clausula = (text: string) => ({ style: 'clausula', text }) as const

const dias = ({ parametros }: FatosDoPapel) =>
  tabelaDe(
    ['Início', 'Último dia', 'Dias corridos'],
    parametros.periodos.map((periodo) => [
      formatData(periodo.inicio),
      formatData(intervaloDaParalisacao(periodo).fim),
      String(periodo.dias),
    ]),
    ['*', '*', 'auto'],
  )

const abrangidos = ({ lugares }: FatosDoPapel) =>
  tabelaDe(
    ['Contrato', 'Estabelecimento ou setor', 'Município', 'Empregados'],
    lugares.map(({ contrato, local, municipio, pessoas }) => [contrato, local, municipio, String(pessoas)]),
    ['*', '*', 'auto', 'auto'],
  )

interface Destino {
  readonly assunto: string
  readonly texto: (empresa: string) => string
  /** Who signs beside the company. */
  readonly recebe: readonly string[]
}

const destinos: Readonly<Record<ComunicacaoDasColetivas, Destino>> = {
  ministerio: {
    assunto: 'CLT art. 139 § 2º',
    texto: (empresa) =>
      `Ao Ministério do Trabalho e Emprego: ${empresa}, comunica, com a antecedência mínima de 15 dias, que concederá ` +
      'férias coletivas aos empregados dos estabelecimentos e setores a seguir, nas datas indicadas.',
    recebe: ['Recebido em ____/____/______'],
  },
  sindicato: {
    assunto: 'CLT art. 139 § 3º',
    texto: (empresa) =>
      `Ao sindicato representativo da categoria profissional: ${empresa}, envia cópia da comunicação de férias ` +
      'coletivas dos empregados dos estabelecimentos e setores a seguir, feita com a antecedência mínima de 15 dias.',
    recebe: ['Recebido pelo sindicato em ____/____/______'],
  },
  afixacao: {
    assunto: 'CLT art. 139 § 3º',
    texto: (empresa) =>
      `Aos empregados: ${empresa}, avisa que haverá férias coletivas nos estabelecimentos e setores a seguir, nas datas ` +
      'indicadas. Quem tem menos de 12 meses de casa goza férias proporcionais e começa um novo período aquisitivo ' +
      '(CLT art. 140); os dias a mais são licença remunerada, sem desconto.',
    recebe: [],
  },
}

const modeloDe =
  (quem: ComunicacaoDasColetivas) =>
  (fatos: FatosDoPapel): Papel => ({
    titulo: papeisDasColetivas[quem],
    assunto: destinos[quem].assunto,
    corpo: [
      clausula(destinos[quem].texto(empresaDe(fatos.timbre))),
      secao('Férias coletivas'),
      dias(fatos),
      secao('Estabelecimentos e setores abrangidos'),
      abrangidos(fatos),
      assinaturas(fatos.timbre.municipio, [empregadora(fatos.timbre), ...destinos[quem].recebe]),
    ],
  })

/** A notice of a collective vacation in PDF. Throws 404 for a batch that is none. */
export async function papelDasColetivas(
  { db, clock, config }: Deps,
  loteId: number,
  papel: ComunicacaoDasColetivas,
  ator: Quem,
): Promise<ArquivoServido> {
  const { modelo, titulo, parametros } = await obterLote(ferias, db, loteId, ator)
  if (modelo !== MODELO_COLETIVAS) throw failure('nao_encontrado')
  const [timbre, lugares] = await Promise.all([findTimbre(db), listLugares(db, loteId, config.empresaFuso)])
  // Written by `iniciarColetivas` from what its schema read.
  const fatos = { timbre, titulo, parametros: parametros as ParametrosDasColetivas, lugares }
  const { conteudo } = await imprimir(
    comTimbre(modeloDe(papel)(fatos), {
      timbre,
      referencia: titulo,
      emitidoEm: clock.agora().toZonedDateTimeISO(config.empresaFuso),
    }),
  )
  return { tipo: 'application/pdf', conteudo, nome: `${papeisDasColetivas[papel]} - ${titulo}.pdf` }
}
