import { alerta, bloqueio, info, type Onde } from '../../achado.ts'
import type { Pendencia } from '../../pendencia.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import { formatData } from '../../br/data.ts'
import { isParcial, proporcionalAJornada } from '../../regras/admissao/salario.ts'
import {
  CATEGORIA_APRENDIZ,
  idadeNaAdmissao,
  motivosDeIdade,
  type MotivoDeIdade,
} from '../../regras/admissao/idade.ts'
import { FRAUDE_DIAS, verificarReadmissao } from '../../regras/admissao/readmissao.ts'
import { diasEntre } from '../../regras/calendario/datas.ts'
import { prazosDaAdmissao } from '../../regras/esocial/prazos.ts'
import {
  datasDaExperiencia,
  MAXIMO_DE_EXPERIENCIA_DIAS,
  validarExperiencia,
} from '../../regras/experiencia/contrato.ts'
import type { CheckOf } from '../../processo/define.ts'
import type { admissao } from './admissao.ts'
import { aprendizagem, diasDeExperiencia } from './rules-aprendizagem.ts'
import * as doFormulario from './rules-form.ts'
import { antecedencia } from './rules-limites.ts'
import type { PostoFatos, Rule, SaidaAnterior } from './rule.ts'

/** The number of a record, unless it is kept back from who asks. */
const numerado = (nome: string, numero: string): string => (numero === '' ? '' : ` (${nome} ${numero})`)

const cpfLivre: Rule = ({ leitura: { parciais }, fatos: { hoje, cpf } }) => {
  const onde = { etapa: 'pessoais', campo: 'cpf' }
  if (cpf.matriculaAtiva !== null)
    return [
      bloqueio(
        'cpf_ativo',
        `Este CPF já tem vínculo ativo${numerado('matrícula', cpf.matriculaAtiva)}.`,
        onde,
      ),
    ]
  if (cpf.emAndamento !== null)
    return [
      bloqueio(
        'cpf_em_admissao',
        `Este CPF já está em admissão${numerado('número', cpf.emAndamento)}.`,
        onde,
      ),
    ]
  const achados: Pendencia[] = []
  if (cpf.outrosRascunhos > 0)
    achados.push(alerta('cpf_em_rascunho', 'Há outro rascunho com este CPF.', onde))
  if (cpf.ultimoDesligamento !== null)
    achados.push(
      ...readmissao({
        em: cpf.ultimoDesligamento,
        visivel: cpf.desligamentoVisivel,
        saida: cpf.saida ?? null,
        admissao: parciais.vaga.dataPrevista ?? hoje,
        onde,
      }),
    )
  return achados
}

interface Readmissao {
  /** Last day of the bond before. */
  readonly em: string
  /** Whether the person may know the day. */
  readonly visivel: boolean
  readonly saida: SaidaAnterior | null
  readonly admissao: string
  readonly onde: Onde
}

function readmissao({ em, visivel, saida, admissao, onde }: Readmissao): Pendencia[] {
  const dias = diasEntre(em, admissao)
  if (dias <= 0)
    return [
      bloqueio(
        'vinculo_sobreposto',
        visivel
          ? `O vínculo anterior vai até ${formatData(em)}; a admissão precisa ser depois.`
          : 'A admissão precisa ser depois do fim do vínculo anterior.',
        onde,
      ),
    ]
  // The same whatever start is tried: findings that come and go with it would tell the day, and how the person left.
  if (!visivel)
    return [alerta('ex_colaborador_de_fora', 'Ex-colaborador. Antes de contratar, consulte o Rh.', onde)]
  const texto = `Ex-colaborador, desligado em ${formatData(em)}: ${dias} dias antes desta admissão.`
  // Of who left in an unknown way the worst is feared.
  const suspeita = dias < FRAUDE_DIAS && (saida?.semJustaCausa ?? true)
  const doPrazo = verificarReadmissao(
    { desligamento: em, prazoDeterminado: saida?.prazoDeterminado ?? false, semJustaCausa: false },
    admissao,
  )
  return [
    suspeita
      ? alerta(
          'readmissao_90_dias',
          `${texto} Readmissão antes de ${FRAUDE_DIAS} dias pode ser tida como fraude.`,
          { ...onde, baseLegal: 'Portaria MTb 384/1992' },
        )
      : info('ex_colaborador', texto, onde),
    ...doPrazo.map((achado) => ({ ...achado, ...onde })),
    ...(saida?.consultarRh ? [alerta('consultar_rh', 'Antes de contratar, consulte o Rh.', onde)] : []),
  ]
}

const IDADES = {
  MENOR_DE_14: 'menor_de_16',
  MENOR_DE_16: 'menor_de_16',
  MENOR_DE_18_EM_INSALUBRE: 'menor_em_risco',
  APRENDIZ_COM_24_OU_MAIS: 'aprendiz_acima_da_idade',
} as const satisfies Record<MotivoDeIdade, string>

const idade: Rule = ({ leitura: { parciais }, fatos: { posto } }) => {
  const { nascimento } = parciais.pessoais
  const { dataPrevista } = parciais.vaga
  if (!nascimento || !dataPrevista) return []
  const onde = { etapa: 'pessoais', campo: 'nascimento' }
  const avaliada = idadeNaAdmissao({
    nascimento,
    admissao: dataPrevista,
    insalubreOuNoturno: posto?.risco ?? false,
    ...(parciais.vaga.categoria ? { categoria: parciais.vaga.categoria } : {}),
    pessoaComDeficiencia: (parciais.pessoais.deficiencia ?? 'nao') !== 'nao',
  })
  if (!avaliada) return [bloqueio('nascimento_futuro', 'O nascimento é posterior à admissão.', onde)]
  if (avaliada.motivo === null) return []
  const [passo] = avaliada.memoria
  const mensagem = `${motivosDeIdade[avaliada.motivo]} A pessoa terá ${avaliada.idade} anos na admissão.`
  return [
    bloqueio(IDADES[avaliada.motivo], mensagem, {
      ...onde,
      ...(passo ? { baseLegal: passo.fundamento } : {}),
    }),
  ]
}

const postoVigente: Rule = ({ leitura: { parciais }, fatos: { posto } }) => {
  const { dataPrevista } = parciais.vaga
  if (!posto || !dataPrevista) return []
  if (dataPrevista >= posto.contratoInicio && dataPrevista <= posto.contratoFim) return []
  return [
    bloqueio(
      'contrato_fora_da_vigencia',
      `O contrato deste posto vale de ${formatData(posto.contratoInicio)} a ${formatData(posto.contratoFim)}.`,
      { etapa: 'vaga', campo: 'dataPrevista' },
    ),
  ]
}

const vagaLivre: Rule = ({ fatos: { posto } }) =>
  posto && posto.vagasLivres <= 0
    ? [bloqueio('sem_vaga', 'Não há vaga livre neste posto nesta data.', { etapa: 'vaga', campo: 'postoId' })]
    : []

/** A wage of the legal week in proportion to that of the post (CLT art. 58-A § 1º; OJ 358 SDI-1 TST). */
const proporcional = (inteiroCentavos: number, { minutosSemana }: PostoFatos, dia: string): number =>
  proporcionalAJornada(dia, minutosSemana, inteiroCentavos) ?? inteiroCentavos

const daJornada = ({ minutosSemana }: PostoFatos, dia: string): string =>
  isParcial(dia, minutosSemana)
    ? `, para ${(minutosSemana / 60).toLocaleString('pt-BR', { maximumFractionDigits: 2 })} horas semanais,`
    : ''

const salario: Rule = ({ leitura: { parciais }, fatos }) => {
  const { salarioCentavos } = parciais.vaga
  const { posto, salarioMinimoCentavos, hoje } = fatos
  const dia = parciais.vaga.dataPrevista ?? hoje
  if (salarioCentavos === undefined || !posto) return []
  const onde = { etapa: 'vaga', campo: 'salarioCentavos' }
  const minimo = proporcional(salarioMinimoCentavos, posto, dia)
  if (salarioCentavos < minimo)
    return [
      bloqueio('abaixo_do_minimo', `O salário mínimo${daJornada(posto, dia)} é ${formatDinheiro(minimo)}.`, {
        ...onde,
        baseLegal: 'CF art. 7º, IV',
      }),
    ]
  const piso = proporcional(posto.pisoCentavos ?? 0, posto, dia)
  if (salarioCentavos < piso)
    return [
      bloqueio('abaixo_do_piso', `O piso do cargo${daJornada(posto, dia)} é ${formatDinheiro(piso)}.`, {
        ...onde,
        baseLegal: `Convenção coletiva – ${posto.sindicato}`,
      }),
    ]
  if (salarioCentavos > posto.salarioPrevistoCentavos)
    return [
      alerta(
        'acima_do_previsto',
        `O salário está acima do previsto para o posto (${formatDinheiro(posto.salarioPrevistoCentavos)}).`,
        onde,
      ),
    ]
  return []
}

const experiencia: Rule = ({ leitura: { parciais } }) => {
  const { categoria, experienciaDias, experienciaProrrogacaoDias, dataPrevista } = parciais.vaga
  if (experienciaDias === undefined || experienciaProrrogacaoDias === undefined) return []
  const total = diasDeExperiencia(parciais)
  // What an apprentice's contract may not have is said by the rule of its term.
  if (total === 0 || categoria === CATEGORIA_APRENDIZ) return []
  if (experienciaDias === 0)
    return [
      bloqueio('prorrogacao_sem_experiencia', 'Informe o primeiro período da experiência.', {
        etapa: 'vaga',
        campo: 'experienciaDias',
      }),
    ]
  const onde = { etapa: 'vaga', campo: 'experienciaProrrogacaoDias' }
  if (!validarExperiencia(experienciaDias, experienciaProrrogacaoDias).valido)
    return [
      bloqueio(
        'experiencia_acima_de_90',
        `A experiência soma ${total} dias; o limite é ${MAXIMO_DE_EXPERIENCIA_DIAS}, com uma prorrogação.`,
        { ...onde, baseLegal: 'CLT arts. 445, parágrafo único, e 451' },
      ),
    ]
  const datas = dataPrevista
    ? datasDaExperiencia(dataPrevista, experienciaDias, experienciaProrrogacaoDias)
    : null
  return datas
    ? [info('experiencia_fim', `A experiência termina em ${formatData(datas.fimFinal)}.`, onde)]
    : []
}

// MOS S-2190/S-2200: the registration is due on the day before the start, weekends included.
const prazoEsocial: Rule = ({ leitura: { parciais }, fatos: { hoje } }) => {
  const { dataPrevista } = parciais.vaga
  if (!dataPrevista) return []
  const onde = { etapa: 'vaga', campo: 'dataPrevista', baseLegal: 'Manual do eSocial, S-2190 e S-2200' }
  const prazo = prazosDaAdmissao(dataPrevista).enviarAte
  return prazo < hoje
    ? [
        alerta(
          'prazo_esocial_vencido',
          `O prazo do eSocial para este início venceu em ${formatData(prazo)}.`,
          onde,
        ),
      ]
    : [info('prazo_esocial', `Enviar ao eSocial até ${formatData(prazo)}.`, onde)]
}

const exameApto: Rule = ({ leitura: { parciais }, fatos: { exame, hoje } }) => {
  const base = { baseLegal: 'CLT art. 168; NR-7' }
  if (!exame) return [bloqueio('exame_pendente', 'Falta o exame admissional.', base)]
  if (exame.resultado !== 'apto')
    return [bloqueio('exame_inapto', 'O exame admissional não está apto.', base)]
  const { dataPrevista } = parciais.vaga
  if (dataPrevista && exame.dataExame > dataPrevista)
    return [bloqueio('exame_depois_do_inicio', 'O exame admissional é posterior à data de admissão.', base)]
  if (exame.dataExame > hoje)
    return [
      bloqueio('exame_no_futuro', `O exame de ${formatData(exame.dataExame)} ainda não foi feito.`, base),
    ]
  if (exame.validoAte !== undefined && exame.validoAte < exame.dataExame)
    return [bloqueio('exame_sem_validade', 'A validade do exame é anterior ao próprio exame.', base)]
  if (dataPrevista && exame.validoAte !== undefined && exame.validoAte < dataPrevista)
    return [
      bloqueio(
        'exame_vencido',
        `O exame admissional vale até ${formatData(exame.validoAte)}, antes da data de admissão.`,
        base,
      ),
    ]
  return []
}

const uniformeEntregue: Rule = ({ fatos: { uniforme, porEntregar } }) => {
  if (uniforme === 'dispensado') return []
  if (uniforme !== 'aprovado')
    return [bloqueio('uniforme_pendente', 'Falta o parecer do Almoxarifado sobre o uniforme.')]
  return porEntregar.length === 0
    ? []
    : [
        bloqueio('uniforme_nao_entregue', `Falta registrar a entrega: ${emLista(porEntregar)}.`, {
          baseLegal: 'NR-6 item 6.5.1',
        }),
      ]
}

const emLista = (nomes: readonly string[]): string => new Intl.ListFormat('pt-BR').format(nomes)

/** The code of every check of the declaration; a missing one does not compile. */
export const regras: { readonly [C in CheckOf<typeof admissao>]: Rule } = {
  campos: ({ leitura }) => [...leitura.faltas],
  cpf_livre: cpfLivre,
  idade,
  posto_vigente: postoVigente,
  vaga_livre: vagaLivre,
  salario,
  experiencia,
  aprendizagem,
  prazo_esocial: prazoEsocial,
  antecedencia,
  ...doFormulario.regras,
  exame_apto: exameApto,
  uniforme_entregue: uniformeEntregue,
}
