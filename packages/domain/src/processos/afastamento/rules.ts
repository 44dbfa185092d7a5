import { alerta, bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import type { CheckOf } from '../../processo/define.ts'
import { isMotivoDeAfastamento, motivoOf, motivosQueInforma } from '../../regras/afastamento/motivos.ts'
import { verificarAfastamento } from '../../regras/afastamento/pedido.ts'
import { simularAfastamento } from '../../regras/afastamento/simulacao.ts'
import type { afastamento } from './afastamento.ts'
import type { ContextoDoAfastamento, Rule } from './fatos.ts'
import { comoPedido, formularioAfastamento } from './formulario.ts'

const { campos: rotulos } = formularioAfastamento.folha

/** The limits of the company, which some may go beyond once they read that they do. */
const DA_EMPRESA: readonly string[] = ['retroativa_demais', 'futuro_demais']

const legislacao: Rule = ({ leitura, fatos: { circunstancias, passaDosLimites } }) => {
  // A reason that nobody chose yet is missing, which the form says; it is not one that the table lacks.
  if (leitura.parciais.motivo === undefined) return []
  return verificarAfastamento(comoPedido(leitura.parciais), circunstancias).map((achado): Pendencia =>
    passaDosLimites && DA_EMPRESA.includes(achado.codigo) ? { ...achado, severidade: 'alerta' } : achado,
  )
}

/** The rule of the reason; null while none of the table is chosen. */
export function regraDoMotivo({ leitura }: Pick<ContextoDoAfastamento, 'leitura'>) {
  const { motivo } = leitura.parciais
  return motivo !== undefined && isMotivoDeAfastamento(motivo) ? motivoOf(motivo) : null
}

const informa: Rule = ({ leitura, fatos }) => {
  const { motivo } = leitura.parciais
  if (motivo === undefined || !isMotivoDeAfastamento(motivo)) return []
  return motivosQueInforma(fatos.informa).includes(motivo)
    ? []
    : [
        bloqueio('motivo_de_outro_setor', 'Este motivo é informado por outro setor: fale com o Rh.', {
          campo: 'motivo',
        }),
      ]
}

const homologacao: Rule = ({ leitura, fatos: { homologava } }) => {
  const regra = regraDoMotivo({ leitura })
  return homologava === null || regra === null || regra.homologa === homologava
    ? []
    : [
        bloqueio(
          'homologacao_de_outro_setor',
          'O novo motivo é homologado por outro setor: cancele este afastamento e informe outro.',
          { campo: 'motivo' },
        ),
      ]
}

const comprovante: Rule = ({ leitura, fatos: { comprovado } }) => {
  const regra = regraDoMotivo({ leitura })
  const pede = regra !== null && (regra.comprovante !== null || regra.campos.atestado === 'obrigatorio')
  return !pede || comprovado
    ? []
    : [
        alerta(
          'sem_comprovante',
          `Ninguém anexou ${regra.comprovante === null ? 'o atestado' : `o comprovante: ${regra.comprovante.toLowerCase()}`}.`,
        ),
      ]
}

const cobertura: Rule = ({ fatos: { cobertura: impedimento } }) => {
  if (impedimento === null) return []
  const onde = { campo: 'cobertura' }
  if (impedimento.porque === 'proprio')
    return [bloqueio('cobertura_propria', 'A pessoa não cobre a própria falta.', onde)]
  if (impedimento.porque === 'fora_do_quadro')
    return [
      bloqueio('substituto_fora_do_quadro', 'Quem cobre não trabalha neste contrato nesses dias.', onde),
    ]
  const { nome, inicio, fim } = impedimento
  const dias = inicio === fim ? `em ${formatData(inicio)}` : `de ${formatData(inicio)} a ${formatData(fim)}`
  return [bloqueio('substituto_ocupado', `${nome} não está livre ${dias}.`, onde)]
}

const beneficio: Rule = ({ leitura: { parciais }, fatos: { circunstancias } }) => {
  const { 'beneficio.decisao': decisao, 'beneficio.dib': dib, 'beneficio.cessacao': cessacao } = parciais
  const simulacao = simularAfastamento(comoPedido(parciais), circunstancias)
  return [
    ...(decisao === 'concedido' && dib === undefined
      ? [
          falta('dib_pendente', 'Informe o primeiro dia do benefício concedido.', rotulos['beneficio.dib'], {
            campo: 'beneficio.dib',
          }),
        ]
      : []),
    ...(dib !== undefined && cessacao !== undefined && cessacao < dib
      ? [
          bloqueio('cessacao_antes_da_dib', 'O último dia do benefício é antes do primeiro.', {
            campo: 'beneficio.cessacao',
          }),
        ]
      : []),
    ...(simulacao?.inssApartirDe
      ? []
      : [
          bloqueio('sem_inss', 'Este afastamento não tem dias do INSS: nada a registrar.', {
            campo: 'beneficio.decisao',
          }),
        ]),
  ]
}

const cat: Rule = ({ leitura }) => {
  if (regraDoMotivo({ leitura })?.grupo !== 'acidente')
    return [
      bloqueio('sem_acidente', 'A CAT é só de acidente ou doença do trabalho.', { campo: 'acidente.cat' }),
    ]
  return leitura.parciais['acidente.cat'] === undefined
    ? [
        falta('cat_sem_numero', 'Informe o número da CAT.', rotulos['acidente.cat'], {
          campo: 'acidente.cat',
        }),
      ]
    : []
}

const exame: Rule = ({ leitura: { parciais }, fatos: { hoje, circunstancias } }) => {
  const { 'exame.data': dia, 'exame.resultado': resultado } = parciais
  const desde = simularAfastamento(comoPedido(parciais), circunstancias)?.exameRetornoDesde ?? null
  if (desde === null)
    return [
      bloqueio('exame_nao_devido', 'Este afastamento não pede exame de retorno.', {
        campo: 'exame.data',
        baseLegal: 'NR-7 item 7.5.9',
      }),
    ]
  if (dia === undefined || resultado === undefined) {
    const vazio = dia === undefined ? 'exame.data' : 'exame.resultado'
    return [
      falta('exame_incompleto', 'Informe o dia e o resultado do exame.', rotulos[vazio], {
        campo: vazio,
      }),
    ]
  }
  return dia > hoje
    ? [
        bloqueio('exame_no_futuro', `O exame de ${formatData(dia)} ainda não aconteceu.`, {
          campo: 'exame.data',
        }),
      ]
    : []
}

/** The code of every check of the declaration; a missing one does not compile. */
export const regrasDoAfastamento: { readonly [C in CheckOf<typeof afastamento>]: Rule } = {
  campos: ({ leitura }) => [...leitura.faltas],
  legislacao,
  informa,
  cobertura,
  homologacao,
  comprovante,
  beneficio,
  cat,
  exame,
}
