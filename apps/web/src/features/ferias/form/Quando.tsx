import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { MAXIMO_DE_FRACOES } from '@rh/domain/processos/ferias/formulario'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { diasAte, maisDias } from '../../../lib/time/dia.ts'
import { CalendarioAnual } from '../../../ui/calendario/CalendarioAnual.tsx'
import { maisMeses, mesDe, primeiroDia } from '../../../ui/calendario/meses.ts'
import type { Fracao } from '../../../ui/calendario/tipos.ts'
import { FieldNote } from '../../../ui/form/FieldText.tsx'
import { useFieldNote } from '../../../ui/form/field-notes.ts'
import { useListError } from '../../../ui/form/inputs/ArrayInput.tsx'
import { useDraftValues, useSetFields } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Fold } from '../../../ui/motion/Fold.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { calcula, diasLivres } from './conta.ts'
import { estadosDosDias } from './estados.ts'
import { FracaoCartao, fracaoFalada } from './FracaoCartao.tsx'
import {
  comMaisUma,
  comMarcacao,
  fracaoDe,
  LINHA_EM_BRANCO,
  linhasDe,
  marcadas,
  somaDosDias,
  type Linha,
} from './linhas.ts'
import { MelhoresDatas } from './MelhoresDatas.tsx'
import { quantosDias } from '../textos.ts'
import type { Opcoes, Periodo } from '../registro.ts'

/** CLT art. 134 § 1º: no fraction is shorter. */
const MENOR_FRACAO = 5
const MESES = 12
/** A fraction may run over the last month that is shown. */
const ALEM_DIAS = 45
const AVISO_DIAS = 30

export interface QuandoProps {
  readonly linhas: readonly Linha[]
  readonly periodo: Periodo
  readonly opcoes: Opcoes
  readonly abonoDias: number
}

/** The days: on the year, among the best dates, or typed. */
export function Quando({ linhas, periodo, opcoes, abonoDias }: QuandoProps) {
  const id = useId()
  const [aberto, setAberto] = useState(false)
  const nota = useFieldNote('fracoes')
  const setLinhas = useSetLinhas()
  const alvo = useSeAchado()
  const erro = useFaltaMarcar(alvo, linhas.length === 0)
  const lista = useRef<HTMLDivElement>(null)
  const restam = diasLivres(periodo, abonoDias, somaDosDias(linhas))
  const pedido = usePedidoDeDatas({ linhas, periodo, opcoes, abonoDias })
  const { calendario } = opcoes
  return (
    <Box ref={alvo} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 'calc(var(--topo, 0px) + 16px)' }}>
      <Section
        title="Quando"
        actions={
          calcula && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="check" size={18} />}
              aria-expanded={aberto}
              aria-controls={id}
              onClick={() => setAberto(!aberto)}
            >
              Melhores datas
            </Button>
          )
        }
      >
        {nota && <FieldNote note={nota} />}
        {calcula && (
          <Fold id={id} open={aberto}>
            {aberto && (
              <MelhoresDatas
                pedido={pedido.datas}
                onMarcar={(fracao) => {
                  setLinhas((antes) => pedido.comEla(antes, fracao))
                  setAberto(false)
                }}
              />
            )}
          </Fold>
        )}
        <Ano
          linhas={linhas}
          periodo={periodo}
          opcoes={opcoes}
          saldo={Math.max(0, periodo.saldo - abonoDias)}
        />
        {erro && (
          <Typography variant="body2" color="error" role="alert" sx={{ mt: 2 }}>
            {erro}
          </Typography>
        )}
        <Box ref={lista} tabIndex={-1} sx={{ display: 'grid', gap: 2, mt: 3, outline: 'none' }}>
          {linhas.map((linha, i) => (
            <FracaoCartao
              key={i}
              indice={i}
              linha={linha}
              periodo={periodo}
              opcoes={opcoes}
              outras={linhas.flatMap((outra, j) => (i === j ? [] : (fracaoDe(outra) ?? [])))}
              onMudar={(fracao) => setLinhas((antes) => antes.with(i, { ...linha, ...fracao }))}
              onTirar={() => {
                setLinhas((antes) => antes.filter((_, j) => i !== j))
                // The button goes with it: who came by keyboard stays among the fractions.
                lista.current?.focus({ preventScroll: true })
              }}
            />
          ))}
          <Acrescentar
            linhas={linhas}
            restam={restam}
            hoje={calendario.hoje}
            onAcrescentar={() =>
              setLinhas((antes) => [
                ...antes,
                { ...LINHA_EM_BRANCO, dias: restam > 0 ? Math.min(restam, 30) : null },
              ])
            }
          />
        </Box>
      </Section>
    </Box>
  )
}

/** Changes the fractions from what they are at the moment: a drag calls faster than the page is drawn. */
function useSetLinhas() {
  const setFields = useSetFields()
  const digitados = useDraftValues()
  return (mudar: (antes: readonly Linha[]) => readonly Linha[]): void => {
    const { fracoes } = digitados() as { readonly fracoes?: unknown }
    setFields({ fracoes: mudar(linhasDe(fracoes)) })
  }
}

/** Brings the days into sight where the address names them, as from a finding about all fractions. */
function useSeAchado() {
  const alvo = useRef<HTMLDivElement>(null)
  const [busca] = useSearchParams()
  const { key } = useLocation()
  const achado = busca.get('campo') === 'fracoes'
  useEffect(() => {
    const frame = achado && key ? requestAnimationFrame(() => alvo.current?.focus()) : 0
    return () => cancelAnimationFrame(frame)
  }, [achado, key])
  return alvo
}

/** What is wrong with the fractions as a whole; sent without any, the person is taken to the days. */
function useFaltaMarcar(alvo: RefObject<HTMLElement | null>, nenhuma: boolean): string | undefined {
  const erro = useListError('fracoes')
  const falta = nenhuma && erro !== undefined
  useEffect(() => {
    if (falta) alvo.current?.focus()
  }, [falta, alvo])
  return falta ? 'Marque pelo menos uma fração: os dias em que as férias são gozadas.' : erro
}

/** What the best dates are looked for: the days that are left, or other ones for the last fraction. */
function usePedidoDeDatas({ linhas, periodo, opcoes, abonoDias }: QuandoProps) {
  const { fracoes } = marcadas(linhas)
  const restam = diasLivres(
    periodo,
    abonoDias,
    fracoes.reduce((soma, { dias }) => soma + dias, 0),
  )
  const novas = restam >= MENOR_FRACAO || fracoes.length === 0
  const ultima = fracoes.at(-1)
  const dias = novas || !ultima ? restam : ultima.dias
  const chave = JSON.stringify(novas ? fracoes : fracoes.slice(0, -1))
  const datas = useMemo(
    () => ({ dias, periodo, opcoes, outras: JSON.parse(chave) as readonly Fracao[] }),
    [dias, periodo, opcoes, chave],
  )
  return {
    datas,
    comEla: (antes: readonly Linha[], fracao: Fracao): readonly Linha[] => {
      if (novas) return comMaisUma(antes, fracao)
      const daUltima = marcadas(antes).posicoes.at(-1) ?? -1
      return antes.map((linha, i) => (i === daUltima ? { ...linha, ...fracao } : linha))
    },
  }
}

interface AnoProps extends Omit<QuandoProps, 'abonoDias'> {
  readonly saldo: number
}

/** The year with what is known of its days, and the fractions on it. */
function Ano({ linhas, periodo, opcoes, saldo }: AnoProps) {
  const { calendario } = opcoes
  const setLinhas = useSetLinhas()
  const [escolhido, setInicio] = useState<string | null>(null)
  const inicio = escolhido ?? mesDe(primeiroPossivel(periodo, calendario.hoje))
  const estados = useMemo(() => {
    const primeiro = primeiroDia(inicio)
    const dias = diasAte(primeiro, primeiroDia(maisMeses(inicio, MESES))) + ALEM_DIAS
    return estadosDosDias(primeiro, dias, periodo, calendario)
  }, [inicio, periodo, calendario])
  const chave = JSON.stringify(marcadas(linhas).fracoes)
  const value = useMemo(() => JSON.parse(chave) as readonly Fracao[], [chave])
  const { concessivoFim } = periodo
  const limite = useMemo(
    () => ({ dia: concessivoFim, rotulo: 'último dia sem dobra', depois: 'em dobro' }),
    [concessivoFim],
  )
  const nomeDaFracao = useCallback((i: number) => `Fração ${i + 1}`, [])
  return (
    <CalendarioAnual
      label="Calendário das férias"
      inicio={inicio}
      onInicioChange={setInicio}
      estados={estados}
      value={value}
      onChange={(novas) => setLinhas((antes) => comMarcacao(antes, novas))}
      max={MAXIMO_DE_FRACOES}
      diasMin={MENOR_FRACAO}
      saldo={saldo}
      limite={limite}
      hoje={calendario.hoje}
      nomeDaFracao={nomeDaFracao}
      descreve={(fracao) => fracaoFalada(fracao, periodo, calendario)}
    />
  )
}

const primeiroPossivel = ({ aquisitivoFim }: Periodo, hoje: string): string => {
  const [avisado, adquirido] = [maisDias(hoje, AVISO_DIAS), maisDias(aquisitivoFim, 1)]
  return avisado > adquirido ? avisado : adquirido
}

interface AcrescentarProps {
  readonly linhas: readonly Linha[]
  readonly restam: number
  readonly hoje: string
  readonly onAcrescentar: () => void
}

/** One fraction more, with the rule that says whether there may be one. */
function Acrescentar({ linhas, restam, onAcrescentar }: AcrescentarProps) {
  const pode = linhas.length < MAXIMO_DE_FRACOES && (linhas.length === 0 || restam >= MENOR_FRACAO)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant="outlined"
        disabled={!pode}
        startIcon={<Icon name="mais" size={18} />}
        onClick={onAcrescentar}
      >
        {linhas.length === 0 ? 'Digitar as datas' : `Acrescentar ${linhas.length + 1}ª fração`}
      </Button>
      <Typography variant="caption" color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {divisaoEmTexto(linhas, restam)}
      </Typography>
    </Box>
  )
}

const REGRA = 'Uma fração precisa de 14 dias ou mais; as outras, de 5 (CLT art. 134 § 1º).'

/** What is left to divide, and how it may be divided. */
export function divisaoEmTexto(linhas: readonly Pick<Linha, 'dias'>[], restam: number): string {
  if (linhas.length === 0) return `Marque no calendário, escolha entre as melhores datas ou digite. ${REGRA}`
  const partes = linhas.flatMap(({ dias }) => dias ?? [])
  const soma = partes.reduce((um, outro) => um + outro, 0)
  if (restam === 0)
    return partes.length > 1
      ? `Os ${soma} dias já estão divididos (${partes.join(' + ')}). ${REGRA}`
      : `Os ${quantosDias(soma)} estão em uma fração só. Para dividir, diminua os dias dela. ${REGRA}`
  const sobra = restam === 1 ? 'Sobra 1 dia' : `Sobram ${restam} dias`
  if (linhas.length >= MAXIMO_DE_FRACOES)
    return `${sobra} e as férias podem ter até ${MAXIMO_DE_FRACOES} frações: ponha os dias em uma delas, ou deixe para outro pedido.`
  return `${sobra} para outra fração ou outro pedido. ${REGRA}`
}
