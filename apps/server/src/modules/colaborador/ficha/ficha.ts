import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { fimDoPrimeiro } from '@rh/domain/colaborador/experiencia'
import { ALERTA_DE_VALIDADE_DIAS } from '@rh/domain/colaborador/documento'
import { abasVisiveis, edicoes, podeEditar, veSensiveis } from '@rh/domain/colaborador/visibilidade'
import type { Ficha } from '@rh/domain/contract/ficha'
import type { SituacaoColaborador } from '@rh/domain/listas/colaborador'
import { maiorData, menorData, mesesEDias, somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import {
  acompanhaExperiencia,
  fatosDaExperiencia,
  listDecisoes,
  showExperiencia,
  type LinhaDecisao,
} from '../experiencia/experiencia.ts'
import { showBeneficios } from '../beneficios.ts'
import { nomesDaPessoa } from '../nomes.ts'
import { situacaoEm } from '../situacao.ts'
import { showPessoa } from '../pessoa.ts'
import { listVersoes, showVersoes, type LinhaVersao } from '../versoes.ts'
import { requireVinculo, type Vinculo } from '../vinculo.ts'

/** When a call happens, in company time. */
export interface Quando {
  readonly hoje: string
  readonly fuso: string
}

/** The file of a bond as this person sees it, today or as on a day of its life. */
export async function obterFicha(
  db: Db | Tx,
  { id, em: dia }: { id: number; em?: string | undefined },
  ator: Ator,
  { hoje, fuso }: Quando,
): Promise<Ficha> {
  const vinculo = await requireVinculo(db, id, ator, hoje)
  const em = dia ?? hoje
  const linhas = await listVersoes(db, id, { em, fuso })
  const periodo = periodoDe(vinculo, linhas, hoje)
  if (em < periodo.de || em > periodo.ate)
    throw failure('validacao', {
      campos: { em: `Escolha um dia entre ${formatData(periodo.de)} e ${formatData(periodo.ate)}` },
    })
  const [decisoes, pessoa, situacao, contagens, beneficios] = await Promise.all([
    listDecisoes(db, id),
    showPessoa(db, vinculo.pessoaId, ator, { em, hoje, fuso }),
    findSituacao(db, id, em),
    contar(db, vinculo, ator, em),
    showBeneficios(db, id, ator, em),
  ])
  return {
    ...identificacao(vinculo, em, situacao, decisoes),
    ...(em === hoje &&
      acompanhaExperiencia(ator) && {
        acompanhamento: await showExperiencia(db, vinculo, decisoes, { ator, hoje }),
      }),
    hoje,
    em,
    tempo: em === hoje ? 'hoje' : em < hoje ? 'passado' : 'futuro',
    periodo,
    abas: abasVisiveis(ator.grupos),
    edita: em === hoje ? edicoes.filter((edicao) => podeEditar(edicao, ator.grupos)) : [],
    pessoa,
    nomes: nomesDaPessoa(pessoa),
    ...(beneficios && { beneficios }),
    versoes: showVersoes(vinculo, linhas, { ator, hoje, em }),
    contagens,
  }
}

/** From the first version to the last one known, today included. */
function periodoDe({ dataAdmissao }: Vinculo, linhas: readonly LinhaVersao[], hoje: string) {
  const primeira = linhas[0]?.vigencia ?? dataAdmissao
  const ultima = linhas.at(-1)?.vigencia ?? hoje
  return { de: menorData(menorData(primeira, dataAdmissao), hoje), ate: maiorData(ultima, hoje) }
}

function identificacao(
  vinculo: Vinculo,
  em: string,
  situacao: SituacaoColaborador,
  decisoes: readonly LinhaDecisao[],
) {
  const { dataAdmissao, dataDesligamento } = vinculo
  const ultimoDia = dataDesligamento === null ? em : menorData(em, dataDesligamento)
  const { meses, dias } = mesesEDias(dataAdmissao, ultimoDia)
  return {
    id: vinculo.id,
    matricula: vinculo.matricula,
    nome: vinculo.nomeSocial ?? vinculo.nome,
    situacao,
    dataAdmissao,
    dataDesligamento,
    tempoDeCasa: { anos: Math.floor(meses / 12), meses: meses % 12, dias },
    experiencia: situacao === 'em_experiencia' ? prazosDaExperiencia(vinculo, decisoes) : null,
    versao: vinculo.versao,
    versaoPessoa: vinculo.versaoPessoa,
  }
}

/** The end that was decided; undecided, the one that an agreed extension could still bring. */
function prazosDaExperiencia(vinculo: Vinculo, decisoes: readonly LinhaDecisao[]) {
  const fimPrimeiro = fimDoPrimeiro(fatosDaExperiencia(vinculo, decisoes))
  const ultima = decisoes.at(-1)
  return { fimPrimeiro, fimFinal: ultima?.fim ?? somarDias(fimPrimeiro, vinculo.experienciaProrrogacaoDias) }
}

async function findSituacao(db: Db | Tx, id: number, em: string): Promise<SituacaoColaborador> {
  const { rows } = await sql<{ situacao: SituacaoColaborador }>`
    select ${situacaoEm(em)} as situacao from vinculo v where v.id = ${id}`.execute(db)
  return rows[0]?.situacao ?? 'ativo'
}

/** How much waits behind the tabs that this person sees. */
async function contar(
  db: Db | Tx,
  { id, pessoaId }: Vinculo,
  ator: Ator,
  em: string,
): Promise<Ficha['contagens']> {
  const { rows } = await sql<Required<{ [C in keyof Ficha['contagens']]: number }>>`
    select
      (select count(*)::int from uniforme_entrega e where e.vinculo_id = ${id} and e.entregue_em <= ${em}::date
          and (e.devolvido_em is null or e.devolvido_em > ${em}::date)) as pecas_em_maos,
      (select count(*)::int from dependente d where d.pessoa_id = ${pessoaId} and d.inicio <= ${em}::date
          and (d.fim is null or d.fim >= ${em}::date)) as dependentes,
      doc.vencidos as documentos_vencidos, doc.a_vencer as documentos_a_vencer
      from (select count(*) filter (where d.validade < ${em}::date)::int as vencidos,
                   count(*) filter (where d.validade between ${em}::date
                     and ${em}::date + ${ALERTA_DE_VALIDADE_DIAS}::int)::int as a_vencer
              from pessoa_documento d join documento_tipo t on t.id = d.tipo_id
             where d.pessoa_id = ${pessoaId} and d.encerrado_em is null
               and (${veSensiveis(ator.grupos)} or not t.sensivel)
               and not exists (select from pessoa_documento n where n.substitui_id = d.id)) doc`.execute(db)
  const [total] = rows
  const abas = abasVisiveis(ator.grupos)
  if (!total) return {}
  return {
    ...(abas.includes('documentos') && {
      documentosVencidos: total.documentosVencidos,
      documentosAVencer: total.documentosAVencer,
    }),
    ...(abas.includes('uniforme') && { pecasEmMaos: total.pecasEmMaos }),
    ...(abas.includes('dependentes') && { dependentes: total.dependentes }),
  }
}
