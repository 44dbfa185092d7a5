import { bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import {
  APRENDIZ_SEM_EXPERIENCIA,
  limiteDaAprendizagem,
  motivosDeAprendizagem,
  termoDaAprendizagem,
  type MotivoDeAprendizagem,
} from '../../regras/admissao/aprendizagem.ts'
import { CATEGORIA_APRENDIZ } from '../../regras/admissao/idade.ts'
import type { DadosParciais } from './etapas.ts'
import { faltaDaAprendizagem } from './exigidas.ts'
import type { Rule } from './rule.ts'

const CODIGOS = {
  ANTES_DO_INICIO: 'aprendizagem_antes_do_inicio',
  MAIS_DE_DOIS_ANOS: 'aprendizagem_acima_de_dois_anos',
  PASSA_DOS_24: 'aprendizagem_passa_dos_24',
} as const satisfies Readonly<Record<Exclude<MotivoDeAprendizagem, 'SEM_FIM'>, string>>

const prazo: Rule = ({ leitura: { parciais } }) => {
  const { fimAprendizagem: fim, dataPrevista: admissao } = parciais.vaga
  if (fim === undefined || admissao === undefined) return []
  const { nascimento = null, deficiencia = 'nao' } = parciais.pessoais
  const dados = { admissao, nascimento, pessoaComDeficiencia: deficiencia !== 'nao' }
  const { motivo, memoria } = termoDaAprendizagem({ ...dados, fim })
  if (motivo === null || motivo === 'SEM_FIM') return []
  const limite = motivo === 'ANTES_DO_INICIO' ? null : limiteDaAprendizagem(dados)
  const ate = limite === null ? '' : ` O último dia pode ser até ${formatData(limite)}.`
  return [
    bloqueio(CODIGOS[motivo], `${motivosDeAprendizagem[motivo]}${ate}`, {
      etapa: 'vaga',
      campo: 'fimAprendizagem',
      ...(memoria[0] && { baseLegal: memoria[0].fundamento }),
    }),
  ]
}

/** Days of a trial, with its extension. */
export const diasDeExperiencia = ({ vaga }: Pick<DadosParciais, 'vaga'>): number =>
  (vaga.experienciaDias ?? 0) + (vaga.experienciaProrrogacaoDias ?? 0)

const semExperiencia: Rule = ({ leitura: { parciais } }) =>
  diasDeExperiencia(parciais) > 0
    ? [
        bloqueio('experiencia_de_aprendiz', APRENDIZ_SEM_EXPERIENCIA, {
          etapa: 'vaga',
          campo: 'experienciaDias',
          baseLegal: 'CLT arts. 428 e 445',
        }),
      ]
    : []

/** What the term of an apprentice must be; nothing of anybody else. */
export const aprendizagem: Rule = (contexto) =>
  contexto.leitura.parciais.vaga.categoria === CATEGORIA_APRENDIZ
    ? [...faltaDaAprendizagem(contexto.leitura.parciais), ...prazo(contexto), ...semExperiencia(contexto)]
    : []
