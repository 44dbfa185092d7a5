import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { fimDoPrimeiro } from '@rh/domain/colaborador/experiencia'
import { ALERTA_DE_VALIDADE_DIAS } from '@rh/domain/colaborador/documento'
import { abasVisiveis, edicoes, podeEditar, veSensiveis } from '@rh/domain/colaborador/visibilidade'
import type { Ficha } from '@rh/domain/contract/ficha'
import type { SituacaoColaborador } from '@rh/domain/listas/colaborador'
import { maiorData, menorData, mesesEDias, somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../../db/db.ts'
import { nothing, readTogether } from '../../../db/together.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { sabidoEm } from '../documentos/documentos.ts'
import {
  acompanhaExperiencia,
  fatosDaExperiencia,
  decisoesDe,
  showExperiencia,
  type LinhaDecisao,
} from '../experiencia/experiencia.ts'
import { showAprendizagem } from '../aprendizagem/aprendizagem.ts'
import { beneficiosDe } from '../beneficios.ts'
import { nomesDaPessoa } from '../nomes.ts'
import { situacaoEm } from '../situacao.ts'
import { abrirConta } from '../conta.ts'
import { antesDe, mudancasDesde, pessoaDo, showPessoa } from '../pessoa.ts'
import { showVersoes, versoesDe, type LinhaVersao } from '../versoes.ts'
import { vinculoVisto, type Vinculo } from '../vinculo.ts'

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
  const em = dia ?? hoje
  // All in one statement, of which nothing leaves for who may not see the bond.
  const lido = await readTogether(db, {
    vinculo: vinculoVisto(id, ator, hoje),
    versoes: versoesDe(id, { em, fuso }),
    decisoes: decisoesDe(id),
    pessoa: pessoaDo(id),
    depois: em < hoje ? mudancasDesde(id, em, fuso) : nothing,
    situacao: situacaoDe(id, em),
    contagens: contagensDe(id, ator, { em, fuso }),
    beneficios: beneficiosDe(id, ator, em),
  })
  const [vinculo] = lido.vinculo
  const [atual] = lido.pessoa
  if (!vinculo || !atual) throw failure('nao_encontrado')
  const { versoes: linhas, decisoes } = lido
  const periodo = periodoDe(vinculo, linhas, hoje)
  if (em < periodo.de || em > periodo.ate)
    throw failure('validacao', {
      campos: { em: `Escolha um dia entre ${formatData(periodo.de)} e ${formatData(periodo.ate)}` },
    })
  const pessoa = await abrirConta(db, vinculo.pessoaId, showPessoa(antesDe(atual, lido.depois), ator))
  const situacao = lido.situacao[0]?.situacao ?? 'ativo'
  const [beneficios] = lido.beneficios
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
    contagens: mostrarContagens(lido.contagens[0], ator),
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
    aprendizagem: showAprendizagem(vinculo),
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

const situacaoDe = (id: number, em: string) => sql<{ situacao: SituacaoColaborador }>`
    select ${situacaoEm(em)} as situacao from vinculo v where v.id = ${id}`

type Contagens = Required<{ [C in keyof Ficha['contagens']]: number }>

/** Query of how much waits behind the tabs of a bond. */
const contagensDe = (id: number, ator: Ator, { em, fuso }: { em: string; fuso: string }) => sql<Contagens>`
    select
      (select count(*)::int from uniforme_entrega e where e.vinculo_id = ${id} and e.entregue_em <= ${em}::date
          and (e.devolvido_em is null or e.devolvido_em > ${em}::date)) as pecas_em_maos,
      (select count(*)::int from dependente d where d.pessoa_id = dono.id and d.inicio <= ${em}::date
          and (d.fim is null or d.fim > ${em}::date)) as dependentes,
      doc.vencidos as documentos_vencidos, doc.a_vencer as documentos_a_vencer
      from (select pessoa_id as id from vinculo where id = ${id}) dono cross join lateral (
            select count(*) filter (where d.validade < ${em}::date)::int as vencidos,
                   count(*) filter (where d.validade between ${em}::date
                     and ${em}::date + ${ALERTA_DE_VALIDADE_DIAS}::int)::int as a_vencer
              from pessoa_documento d join documento_tipo t on t.id = d.tipo_id
             where d.pessoa_id = dono.id and ${sabidoEm('d', { em, fuso })}
               and (d.encerrado_em is null or d.encerrado_em > ${em}::date)
               and (${veSensiveis(ator.grupos)} or not t.sensivel)
               and not exists (select from pessoa_documento n
                                where n.substitui_id = d.id and ${sabidoEm('n', { em, fuso })})) doc`

/** Of the tabs that this person sees. */
function mostrarContagens(total: Contagens | undefined, ator: Ator): Ficha['contagens'] {
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
