import type { AdmissaoRegistro, PostoOpcao } from '@rh/domain/contract/admissao/registro'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapaNomes, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { completude, type EtapaDigitada, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { camposVisiveis, veAnexos, type CampoPath } from '@rh/domain/processos/admissao/visibilidade'
import { prazosDaAdmissao } from '@rh/domain/regras/esocial/prazos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { gruposDe } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { exigirProcesso } from '../processo/exigencias.ts'
import { montarRegistro } from '../processo/registro.ts'
import type { Processo } from '../processo/repository.ts'
import { nomesDosCampos } from './nomes-dos-campos.ts'
import { findDados, findPosto, type LinhaPosto } from './repository.ts'

const preenche = (ator: Ator): boolean =>
  gruposDe('admissao.editar-rascunho').some((grupo) => ator.grupos.includes(grupo))

/** The admission, if this person may see it. Throws 404. */
export const exigirAdmissao = (db: Db | Tx, id: number, ator: Ator): Promise<Processo> =>
  exigirProcesso(db, admissao, id, ator)

export const isEditavel = (processo: Processo, ator: Ator): boolean =>
  (admissao.doSolicitante as readonly string[]).includes(processo.status) && preenche(ator)

/** The post as this person may see it: pay is left out for those who do not see it in the form either. */
export function comoPosto(linha: LinhaPosto, ator: Ator): PostoOpcao {
  const { contratoId: _, salarioPrevistoCentavos, ...posto } = linha
  return camposVisiveis(ator.grupos).has('vaga.salarioCentavos')
    ? { ...posto, salarioPrevistoCentavos }
    : posto
}

function filtrar(dados: Rascunho, visiveis: ReadonlySet<CampoPath>): Record<Etapa, EtapaDigitada> {
  const etapa = (nome: Etapa): EtapaDigitada =>
    Object.fromEntries(
      Object.entries(dados[nome] ?? {}).filter(([campo]) => visiveis.has(`${nome}.${campo}`)),
    )
  return Object.fromEntries(etapaNomes.map((nome) => [nome, etapa(nome)])) as Record<Etapa, EtapaDigitada>
}

/** The whole admission as this person sees it. */
export async function obterAdmissao(
  db: Db | Tx,
  id: number,
  ator: Ator,
  hoje: string,
): Promise<AdmissaoRegistro> {
  const processo = await exigirAdmissao(db, id, ator)
  const { dados } = await findDados(db, id)
  const visiveis = camposVisiveis(ator.grupos)
  const postoId = dados.vaga?.postoId
  const data = typeof dados.vaga?.dataPrevista === 'string' ? dados.vaga.dataPrevista : hoje
  const [registro, posto, colaborador] = await Promise.all([
    montarRegistro(db, admissao, processo, ator, (etapa, campo) =>
      etapa === ETAPA_ANEXOS ? veAnexos(ator.grupos) : visiveis.has(`${etapa as Etapa}.${campo}`),
    ),
    typeof postoId === 'number'
      ? findPosto(db, postoId, /^\d{4}-\d\d-\d\d$/.test(data) ? data : hoje, id)
      : undefined,
    processo.vinculoId === null ? null : findColaborador(db, processo.vinculoId),
  ])
  const filtrados = filtrar(dados, visiveis)
  return {
    ...(registro as Pick<AdmissaoRegistro, keyof typeof registro & keyof AdmissaoRegistro>),
    dados: filtrados,
    nomes: await nomesDosCampos(db, ator, filtrados, registro.eventos),
    posto: posto ? comoPosto(posto, ator) : null,
    editavel: isEditavel(processo, ator),
    completude: completude(dados),
    efetivarEm: registro.acoes.includes('efetivar') ? diasDaEfetivacao(data, hoje) : null,
    colaborador,
  }
}

/** From tomorrow to the eve of the start, when eSocial wants the registration; null when that is here already. */
function diasDaEfetivacao(inicio: string, hoje: string): AdmissaoRegistro['efetivarEm'] {
  const { enviarAte: ate } = prazosDaAdmissao(inicio)
  return ate > hoje ? { de: somarDias(hoje, 1), ate } : null
}

const findColaborador = async (db: Db | Tx, vinculoId: number) =>
  (await db
    .selectFrom('vinculo')
    .select(['id', 'matricula'])
    .where('id', '=', vinculoId)
    .executeTakeFirst()) ?? null
