import { isIncapacidade, isMotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { failure } from '../../http/failure.ts'
import type { ContextoDoServidor } from './fatos.ts'

// What a leave works out to: the row that is kept beside its form.

/** What the leave works out to; what has no first day and no reason was refused by the checks. */
export function simulada({ simulacao, leitura }: ContextoDoServidor) {
  if (!simulacao) throw failure('pendencias', { pendencias: [...leitura.faltas] })
  return simulacao
}

const maisTarde = (um: string | null, outro: string | null): boolean =>
  um !== null && (outro === null || outro > um)

/** The first leave of the same illness; null where it is not one of an illness that came before. */
function doencaDe({ leitura, outros, simulacao }: ContextoDoServidor): number | null {
  const { motivo, mesmaDoenca } = leitura.parciais
  if (!mesmaDoenca || !simulacao || motivo === undefined || !isMotivoDeAfastamento(motivo)) return null
  const anterior = outros
    .filter((outro) => isMotivoDeAfastamento(outro.motivo) && isIncapacidade(outro.motivo))
    .findLast(({ fim }) => fim !== null && fim < simulacao.inicio)
  return isIncapacidade(motivo) && anterior ? (anterior.doencaDe ?? anterior.processoId) : null
}

/** The return exam (NR-7 item 7.5.9) as the form has it; once the person is back, as the return left it. */
function exameDe({ leitura, registrado }: ContextoDoServidor) {
  if (registrado?.retorno) {
    const { exameEm, exameResultado } = registrado
    return { exameEm, exameResultado }
  }
  const { 'exame.data': exameEm, 'exame.resultado': exameResultado } = leitura.parciais
  return exameEm === undefined || exameResultado === undefined
    ? { exameEm: null, exameResultado: null }
    : { exameEm, exameResultado }
}

/** What the form works out to, as it is kept beside it. */
export function linhaDe(contexto: ContextoDoServidor, vigente: boolean) {
  const { leitura, registrado } = contexto
  const { motivo = '', remunerado = null, ...dados } = leitura.parciais
  const simulacao = simulada(contexto)
  const { inicio, fim, inssApartirDe, exameRetornoDesde, s2230Ate, efeitos } = simulacao
  const estabilidade = efeitos.find(({ codigo }) => codigo === 'ESTABILIDADE')
  const estendido = registrado?.vigente === true && maisTarde(registrado.fim, fim)
  return {
    motivo,
    inicio,
    fim,
    prorrogadoDe: estendido ? registrado.fim : (registrado?.prorrogadoDe ?? null),
    inssApartirDe,
    exameDesde: exameRetornoDesde,
    doencaDe: doencaDe(contexto),
    remunerado,
    inssDecisao: dados['beneficio.decisao'] ?? null,
    inssCessacao: dados['beneficio.cessacao'] ?? null,
    ...exameDe(contexto),
    catAte: dados['acidente.cat'] === undefined ? simulacao.catAte : null,
    s2230Ate,
    estabilidade: estabilidade ? String(estabilidade.dados?.['tipo']) : null,
    estabilidadeAte: estabilidade?.ate ?? null,
    vigente,
  }
}
