import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState, type ReactNode } from 'react'
import { Section } from '../page/Section.tsx'

interface ChartSectionProps {
  /** What the figures say. */
  readonly title: string
  /** What they are, with the basis of the count. */
  readonly subtitle: string
  /** Name under which the choice of chart or table is remembered on the device. */
  readonly name: string
  /** Undefined while loading. */
  readonly chart: ReactNode | undefined
  readonly table: ReactNode
  /** Height of the chart in pixels, kept while it loads. */
  readonly height: number
  readonly footer?: ReactNode
}

const keyOf = (name: string): string => `grafico:${name}`

function readChoice(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === 'tabela'
  } catch {
    return false
  }
}

function keepChoice(name: string, isTable: boolean): void {
  try {
    localStorage.setItem(keyOf(name), isTable ? 'tabela' : 'desenho')
  } catch {
    // A browser that keeps nothing shows the chart again next time.
  }
}

/** Card of a chart, with the same figures as a table in its place. */
export function ChartSection({ title, subtitle, name, chart, table, height, footer }: ChartSectionProps) {
  const [isTable, setIsTable] = useState(() => readChoice(name))
  const verComo = isTable ? 'Ver como gráfico' : 'Ver como tabela'
  const swap = (): void => {
    keepChoice(name, !isTable)
    setIsTable(!isTable)
  }
  return (
    <Section
      title={title}
      subtitle={subtitle}
      flush
      actions={
        <Button size="small" aria-label={`${verComo}: ${title}`} onClick={swap} data-sem-impressao>
          {verComo}
        </Button>
      }
    >
      {chart === undefined ? (
        <Skeleton variant="rounded" sx={{ mx: 3, mb: 2, height }} />
      ) : isTable ? (
        table
      ) : (
        chart
      )}
      {footer}
    </Section>
  )
}
