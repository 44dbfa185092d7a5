import { alerta, bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { diasAcimaDoTeto } from '../../regras/ferias/ausencias.ts'
import { diasForaDe, fimDaFracao, fracoesDe, SEM_FIM, type Dias, type Rule } from './fatos.ts'
import type { Fracao } from './formulario.ts'

// The days of a request against those of the person, of the team and of who covers.

const cruza = (um: Dias, outro: Dias): boolean => um.inicio <= outro.fim && outro.inicio <= um.fim

const diasDe = (fracao: Fracao): Dias => ({ inicio: fracao.inicio, fim: fimDaFracao(fracao) })

const quando = ({ inicio, fim }: Dias): string =>
  fim === SEM_FIM
    ? `desde ${formatData(inicio)}, sem data de volta`
    : `de ${formatData(inicio)} a ${formatData(fim)}`

/** No other vacation, leave or stretch on the same days. */
export const datas: Rule = (contexto) => {
  const fora = diasForaDe(contexto.leitura.parciais)
  return fracoesDe(contexto).flatMap((fracao, i): Pendencia[] => {
    const onde = { campo: `fracoes.${i}.inicio` }
    const outras = fracoesDe(contexto).slice(0, i)
    if (outras.some((outra) => cruza(diasDe(fracao), diasDe(outra))))
      return [bloqueio('FRACOES_SOBREPOSTAS', `A fração ${i + 1} cai nos dias de outra fração.`, onde)]
    if (fracao.inicio < contexto.fatos.hoje)
      return [bloqueio('inicio_no_passado', `A fração ${i + 1} começa em data passada.`, onde)]
    return contexto.fatos.impedimentos
      .filter((dias) => cruza(fora[i] ?? diasDe(fracao), dias))
      .map(({ motivo, inicio, fim }) =>
        bloqueio(
          'LICENCA_CONCOMITANTE',
          `A fração ${i + 1} cai em outros dias fora: ${motivo}, ${quando({ inicio, fim })}.`,
          { ...onde, baseLegal: 'CLT arts. 130 e 134' },
        ),
      )
  })
}

/** Colleagues of the same post who are away meanwhile. */
export const equipe: Rule = (contexto) => {
  const fora = contexto.fatos.equipe.filter((dias) => fracoesDe(contexto).some((f) => cruza(diasDe(f), dias)))
  if (fora.length === 0) return []
  const nomes = fora.map(({ nome, ...dias }) => `${nome} (${quando(dias)})`)
  return [
    alerta(
      'equipe_ausente',
      `Do mesmo posto já estarão fora: ${new Intl.ListFormat('pt-BR').format(nomes)}.`,
      { campo: 'fracoes' },
    ),
  ]
}

/** Most of a contract that may be away on one day. */
export const teto: Rule = (contexto) => {
  const { efetivo, percentual, ausencias } = contexto.fatos.contrato
  const acima = diasAcimaDoTeto({ quadro: efetivo, percentual, ausencias, trechos: fracoesDe(contexto) })
  const [pior] = acima.toSorted((a, b) => b.ausentes - a.ausentes)
  return pior
    ? [
        bloqueio(
          'teto_ausencias',
          `De ${formatData(pior.inicio)} a ${formatData(pior.fim)}, ${pior.ausentes} pessoas do contrato estariam fora; o teto é ${pior.teto} (${percentual}%).`,
          { campo: 'fracoes', excecaoPor: ['Coordenador Operacional', 'Gerente Rh'] },
        ),
      ]
    : []
}

/** Whoever covers a stretch is of the staff and free. */
export const cobertura: Rule = (contexto) =>
  fracoesDe(contexto).flatMap((fracao, i): Pendencia[] => {
    const onde = { campo: `fracoes.${i}.colaboradorId` }
    const { cobertura: tipo, colaboradorId, motivo } = fracao
    if (tipo === undefined)
      return [
        alerta('cobertura_por_definir', `Ninguém foi escolhido para cobrir a fração ${i + 1}.`, {
          campo: `fracoes.${i}.cobertura`,
        }),
      ]
    if (tipo === 'sem_cobertura')
      return motivo
        ? []
        : [
            falta(
              'cobertura_sem_motivo',
              `Fração ${i + 1}: diga quem do cliente autorizou ficar sem cobertura.`,
              `Fração ${i + 1} – quem autorizou ficar sem cobertura`,
              { campo: `fracoes.${i}.motivo` },
            ),
          ]
    if (colaboradorId === undefined)
      return [
        falta(
          'cobertura_sem_pessoa',
          `Fração ${i + 1}: escolha quem cobre.`,
          `Fração ${i + 1} – quem cobre`,
          onde,
        ),
      ]
    if (colaboradorId === contexto.vinculoId)
      return [bloqueio('cobertura_propria', `Fração ${i + 1}: a pessoa não cobre as próprias férias.`, onde)]
    if (contexto.fatos.coberturaForaDoQuadro.includes(colaboradorId))
      return [
        bloqueio(
          'substituto_fora_do_quadro',
          `Fração ${i + 1}: quem cobre não trabalha neste contrato nesses dias.`,
          onde,
        ),
      ]
    const ocupada = contexto.fatos.coberturaOcupada.find(
      (um) => um.colaboradorId === colaboradorId && cruza(diasDe(fracao), um),
    )
    return ocupada
      ? [
          bloqueio(
            'substituto_ocupado',
            `Fração ${i + 1}: ${ocupada.nome} não está livre ${quando(ocupada)}.`,
            onde,
          ),
        ]
      : []
  })
