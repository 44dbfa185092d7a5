import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import {
  useMemo,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useIsPhone } from '../../../theme/use-is-phone.ts'
import { nextCard } from '../../board/move.ts'
import { anoDe, nomeDoMes, primeiroDia, ultimoDia } from '../meses.ts'
import { ComoTabela, PorMes } from './Alternativas.tsx'
import { escalaDe, lugarDe, porPosto, riscosDe, type Escala } from './escala.ts'
import { Barra, Grade, Rolagem, Sinais, Tempo } from './estilo.ts'
import { Linha, Posto } from './Linhas.tsx'
import type { MapaDoAnoProps, TomDaFaixa } from './tipos.ts'

/**
 * Year map of who is away, people grouped by post. One tab stop; arrow keys move between people and bars. Falls back to
 * a list by month on phones, and offers a table.
 */
export function MapaDoAno(props: MapaDoAnoProps) {
  const { inicio, meses = 12, linhas, conflitos, onIr } = props
  const [tabela, setTabela] = useState(false)
  const phone = useIsPhone()
  const escala = useMemo(() => escalaDe(inicio, meses), [inicio, meses])
  return (
    <Box onClick={(event) => onIr && irPorDentro(event, onIr)}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }} data-sem-impressao>
        <Button size="small" variant="outlined" aria-pressed={tabela} onClick={() => setTabela(!tabela)}>
          Ver como tabela
        </Button>
      </Box>
      {tabela && (
        <Rolagem as="section" tabIndex={0} aria-label={props.label}>
          <ComoTabela {...props} />
        </Rolagem>
      )}
      {!tabela && phone && (
        <PorMes escala={escala} linhas={linhas} conflitos={conflitos} rotuloDoLimite={props.rotuloDoLimite} />
      )}
      {!tabela && !phone && <Desenho {...props} escala={escala} />}
    </Box>
  )
}

/** Handles a plain click inside the app; modified clicks are left to the browser. */
function irPorDentro(event: MouseEvent<HTMLElement>, ir: (href: string) => void): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (typeof href !== 'string' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  ir(href)
}

type DesenhoProps = MapaDoAnoProps & { readonly escala: Escala }

function Desenho({
  label,
  linhas,
  conflitos,
  escala,
  hoje,
  detalheDoPosto,
  legenda,
  rotuloDoLimite,
  primeiro,
}: DesenhoProps) {
  const postos = useMemo(() => porPosto(linhas, conflitos, primeiro), [linhas, conflitos, primeiro])
  const { vars } = useTheme()
  const riscos: CSSProperties = { ['--riscos' as string]: riscosDe(escala, vars.palette.divider) }
  const primeira = postos
    .flatMap((posto) => posto.linhas)
    .find((l) => l.href !== undefined || l.faixas.length > 0)
  const [foco, setFoco] = useState<{ readonly id: string; readonly i: number } | null>(null)
  const tab = foco ?? { id: String(primeira?.id), i: 0 }
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const linha = target.closest<HTMLElement>('[data-linha]')
    if (linha) setFoco({ id: linha.dataset['linha'] ?? '', i: linksDe(linha).indexOf(target) })
  }
  return (
    <>
      <Rolagem>
        <Grade style={riscos} aria-label={label} onKeyDown={moveFocus} onFocus={onFocus}>
          <Cabeca escala={escala} />
          {postos.map(({ posto, linhas, conflitos }) => (
            <tbody key={posto}>
              <Posto
                posto={posto}
                conflitos={conflitos}
                detalhe={detalheDoPosto?.(posto)}
                escala={escala}
                hoje={hoje}
              />
              {linhas.map((linha) => (
                <Linha
                  key={linha.id}
                  linha={linha}
                  escala={escala}
                  hoje={hoje}
                  rotuloDoLimite={rotuloDoLimite}
                  tab={String(linha.id) === tab.id ? tab.i : null}
                />
              ))}
            </tbody>
          ))}
        </Grade>
      </Rolagem>
      <Legenda legenda={legenda} rotuloDoLimite={rotuloDoLimite} />
    </>
  )
}

const Cabeca = ({ escala }: { readonly escala: Escala }) => (
  <thead>
    <tr>
      <th scope="col">Pessoa</th>
      <th scope="col">
        <Tempo style={{ height: 30 }}>
          {escala.meses.map((mes, i) => {
            const onde = lugarDe({ inicio: primeiroDia(mes), fim: ultimoDia(mes) }, escala)
            return (
              <span key={mes} style={{ insetInlineStart: `calc(${(onde?.left ?? 0) * 100}% + 4px)`, top: 6 }}>
                {nomeDoMes(mes).slice(0, 3)}
                {(i === 0 || mes.endsWith('-01')) && ` ${anoDe(mes)}`}
              </span>
            )
          })}
        </Tempo>
      </th>
    </tr>
  </thead>
)

const linksDe = (linha: Element): Element[] => [...linha.querySelectorAll('a')]

/** Arrow keys turned by 90°: the rows of the map move as the columns of a board. */
const virada: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  Home: 'Home',
  End: 'End',
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, ctrlKey, altKey, metaKey } = event
  const passo = virada[rtlAware(key, currentTarget)]
  if (passo === undefined || ctrlKey || altKey || metaKey || !(target instanceof HTMLAnchorElement)) return
  const linhas = [...currentTarget.querySelectorAll('[data-linha]')].map(linksDe)
  const next = nextCard<Element>(linhas, target, passo)
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function rtlAware(key: string, element: HTMLElement): string {
  if (getComputedStyle(element).direction !== 'rtl') return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}

type LegendaProps = Pick<MapaDoAnoProps, 'legenda' | 'rotuloDoLimite'>

const Legenda = ({ legenda, rotuloDoLimite }: LegendaProps) => (
  <Sinais aria-label="Legenda">
    {Object.entries(legenda).map(([tom, texto]) => (
      <li key={tom}>
        <Barra aria-hidden data-tom={tom as TomDaFaixa} />
        {texto}
      </li>
    ))}
    {rotuloDoLimite && (
      <li>
        <i data-limite /> {rotuloDoLimite}
      </li>
    )}
    <li>
      <i data-tipo="conflito" /> gente demais fora
    </li>
    <li>
      <i data-tipo="descoberto" /> dias descobertos
    </li>
    <li>O número na barra é a quantidade de dias.</li>
  </Sinais>
)
