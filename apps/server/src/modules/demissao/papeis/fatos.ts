import { formatData } from '@rh/domain/br/data'
import { opcoesDeAviso } from '@rh/domain/regras/rescisao/avisos'
import type { Causa } from '@rh/domain/regras/rescisao/causas'
import { formasDeAviso, reducoesDoAviso, type FormaDeAviso } from '@rh/domain/regras/rescisao/formas-de-aviso'
import type { SimulacaoDaDemissao } from '@rh/domain/regras/rescisao/simulacao-tipos'
import { hojeEm } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import { assinaturas, campos, type Papel, type Parte } from '../../../papeis/papel.ts'
import { findPapelDoVinculo, identificacao, type PapelDoVinculo } from '../../processo/papel-do-vinculo.ts'
import { gatherContexto, type ContextoDoServidor } from '../fatos.ts'
import { listPecas, type Peca } from '../repository.ts'

// What the papers of a dismissal have in common.

/** What the papers of a dismissal say. */
export interface FatosDoPapel extends PapelDoVinculo {
  readonly contexto: ContextoDoServidor
  readonly simulacao: SimulacaoDaDemissao
  readonly pecas: readonly Peca[]
}

const SISTEMA = { id: 0, grupos: [], escopado: false } as const

export async function reunir(db: Db | Tx, processoId: number, fuso: string): Promise<FatosDoPapel> {
  const comum = await findPapelDoVinculo(db, processoId)
  const { dados, vinculoId, atualizadoEm } = comum
  const hoje = hojeEm(Temporal.Instant.from(atualizadoEm), fuso)
  const contexto = await gatherContexto(db, { dados, vinculoId, processoId, hoje, ator: SISTEMA })
  const { simulacao, leitura } = contexto
  if (!simulacao) throw failure('pendencias', { pendencias: [...leitura.faltas] })
  return { ...comum, contexto, simulacao, pecas: await listPecas(db, vinculoId, simulacao.comunicacao) }
}

export const lugar = ({ timbre }: FatosDoPapel): string | null => timbre.municipio
export const quem = (fatos: FatosDoPapel) => identificacao(fatos, [['Cargo', fatos.pessoa.cargo]])

/** Who is under age signs with a guardian (CLT art. 439). */
export const comAssinaturas = (fatos: FatosDoPapel, partes: readonly Parte[]) => {
  const { responsavelLegal } = fatos.contexto.leitura.parciais
  return assinaturas(lugar(fatos), [
    ...partes,
    ...(responsavelLegal === undefined ? [] : [{ papel: 'Responsável legal', nome: responsavelLegal }]),
  ])
}

/** What the form of a notice is called for a cause: who resigns indemnifies nothing. */
const formaEmPalavras = (causa: Causa, forma: FormaDeAviso): string =>
  opcoesDeAviso(causa).find(({ codigo }) => codigo === forma)?.rotulo ?? formasDeAviso[forma]

/** The dates that the signature fixes. */
export function datas(
  { simulacao, contexto }: FatosDoPapel,
  outras: readonly (readonly [rotulo: string, valor: string])[] = [],
) {
  const { reducao } = contexto.leitura.parciais
  const {
    comunicacao,
    ultimoDiaTrabalhado,
    dtDeslig,
    dtProjFimAPI,
    pagarAteDiaUtil,
    avisoDias,
    forma,
    causa,
  } = simulacao
  return campos([
    ['Data da comunicação', formatData(comunicacao)],
    ...(avisoDias > 0
      ? ([
          ['Aviso prévio', `${formaEmPalavras(causa, forma)}, ${avisoDias} dias`],
          ...(reducao ? [['Redução', reducoesDoAviso[reducao].rotulo]] : []),
        ] as [string, string][])
      : []),
    ['Último dia de trabalho', formatData(ultimoDiaTrabalhado)],
    ['Último dia do contrato', formatData(dtDeslig)],
    ...(dtProjFimAPI === null
      ? []
      : ([['Projeção do aviso', formatData(dtProjFimAPI)]] as [string, string][])),
    ['Pagamento até', formatData(pagarAteDiaUtil)],
    ...outras,
  ])
}

export type Modelo = (fatos: FatosDoPapel) => Papel
