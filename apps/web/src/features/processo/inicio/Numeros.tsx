import Box from '@mui/material/Box'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { StatCard } from '../../../ui/data/StatCard.tsx'
import type { Coluna } from '../quadro/textos.ts'
import { useTela, type TelaDeProcesso } from '../tela.ts'

interface NumerosProps {
  readonly minhaVez: number | undefined
  /** Undefined while loading. */
  readonly colunas: readonly Coluna[] | undefined
}

/** Sum over the columns; undefined while they load. */
const somar = (colunas: readonly Coluna[] | undefined, de: (coluna: Coluna) => number): number | undefined =>
  colunas?.reduce((total, coluna) => total + de(coluna), 0)

/** Key figures of an area, each linked to its records. */
export function Numeros({ minhaVez, colunas }: NumerosProps) {
  const { tela, process, textos, vistas } = useTela()
  const devolvido = process.doSolicitante.find((status) => status !== process.initial) ?? ''
  const setor = useSetor()
  const listar = hrefOf(setor, vistas.listar)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 1.5, md: 2.5 },
        gridTemplateColumns: `repeat(${tela.prazo ? 4 : 3}, minmax(0, 1fr))`,
      }}
    >
      <StatCard
        label="Esperando por mim"
        value={minhaVez}
        icon="relogio"
        tone={minhaVez ? 'warning' : 'success'}
        href={`${listar}?minhaVez=${setor}&ordenar=prazo`}
      />
      <StatCard
        label={`Devolvid${textos.fim}s`}
        value={somar(colunas, ({ status, total }) => (status === devolvido ? total : 0))}
        icon="editar"
        tone="info"
        href={`${listar}?status=${devolvido}`}
      />
      {tela.prazo ? (
        <DoPrazo prazo={tela.prazo} colunas={colunas} listar={listar} />
      ) : (
        <StatCard
          label="Em andamento"
          value={somar(colunas, ({ total }) => total)}
          icon="colunas"
          href={`${listar}?visao=quadro`}
        />
      )}
    </Box>
  )
}

interface DoPrazoProps {
  readonly prazo: NonNullable<TelaDeProcesso['prazo']>
  readonly colunas: readonly Coluna[] | undefined
  readonly listar: string
}

function DoPrazo({ prazo: { nome }, colunas, listar }: DoPrazoProps) {
  const vencidos = somar(colunas, ({ prazos }) => prazos.vencido)
  const ateSete = somar(colunas, ({ prazos }) => prazos.urgente + prazos.proximo)
  return (
    <>
      <StatCard
        label={`${nome} vencido`}
        value={vencidos}
        icon="alerta"
        tone={vencidos ? 'error' : 'success'}
        href={`${listar}?prazo=vencido&ordenar=prazo`}
      />
      <StatCard
        label={`${nome} em 7 dias`}
        value={ateSete}
        icon="calendario"
        tone={ateSete ? 'warning' : 'success'}
        href={`${listar}?prazo=semana&ordenar=prazo`}
      />
    </>
  )
}
