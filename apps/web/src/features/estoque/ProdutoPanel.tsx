import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { situacoesDoCa, textoDoCa, tiposDeMovimento } from '@rh/domain/estoque/estoque'
import { movimenta } from '@rh/domain/estoque/quem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime, formatMoney, formatNumber } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SectionLink } from '../../ui/page/Section.tsx'
import { SidePanel } from '../../ui/page/SidePanel.tsx'
import { detalhesQuery, type Detalhes } from './chamadas.ts'
import { comSinal } from './Listas.tsx'
import { MinimosDialog } from './MinimosDialog.tsx'

/** One piece: each size at each place, its certificate, who has it, and its last movements. */
export function ProdutoPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(detalhesQuery(id))
  const produto = data?.produto
  return (
    <SidePanel
      open
      title={produto?.descricao ?? 'Peça'}
      subtitle={produto?.codigo}
      status={
        produto?.caSituacao && produto.caSituacao !== 'valido' ? (
          <StatusChip {...situacoesDoCa[produto.caSituacao]} />
        ) : undefined
      }
      onClose={onClose}
    >
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={320} />}
      {data && <Conteudo detalhes={data} />}
    </SidePanel>
  )
}

function Conteudo({ detalhes }: { readonly detalhes: Detalhes }) {
  const { produto, locais, emUso, porTrocar, custoCentavos, ultimos } = detalhes
  const setor = useSetor()
  const muda = movimenta(useGrupos())
  const [minimosDe, setMinimosDe] = useState<number | null>(null)
  const local = locais.find(({ id }) => id === minimosDe)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DefinitionList
        dense
        items={[
          { label: 'Em estoque', value: produto.controlado ? formatNumber(produto.saldo) : 'Sem controle' },
          { label: 'Com as pessoas', value: formatNumber(emUso) },
          { label: 'Por trocar em 30 dias', value: porTrocar === null ? null : formatNumber(porTrocar) },
          ...(produto.tipo === 'epi' ? [{ label: 'Certificado', value: textoDoCa(produto) }] : []),
          { label: 'Duração (dias)', value: produto.vidaUtilDias },
          ...(custoCentavos === undefined
            ? []
            : [
                {
                  label: 'Último custo',
                  value: custoCentavos === null ? null : formatMoney(custoCentavos),
                },
              ]),
        ]}
      />
      {locais.map((um) => (
        <Box key={um.id} component="section" aria-label={um.nome}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
              {um.nome}
            </Typography>
            {muda && (
              <Button
                size="small"
                color="inherit"
                onClick={() => setMinimosDe(um.id)}
                aria-label={`Mínimos de ${um.nome}`}
              >
                Mínimos
              </Button>
            )}
          </Box>
          <Tamanhos tamanhos={um.tamanhos} nome={um.nome} />
        </Box>
      ))}
      <section aria-label="Últimos movimentos">
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
            Últimos movimentos
          </Typography>
          <SectionLink to={`/${setor}/estoque/movimentos?itemId=${produto.id}`} of="movimentos desta peça">
            Ver todos
          </SectionLink>
        </Box>
        <Ultimos movimentos={ultimos} />
      </section>
      {local && (
        <MinimosDialog
          itemId={produto.id}
          peca={produto.descricao}
          local={local}
          onClose={() => setMinimosDe(null)}
        />
      )}
    </Box>
  )
}

interface TamanhosProps {
  readonly tamanhos: Detalhes['locais'][number]['tamanhos']
  readonly nome: string
}

const Tamanhos = ({ tamanhos, nome }: TamanhosProps) => (
  <Box
    component="table"
    sx={{
      width: '100%',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': { py: 0.75, px: 1, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
      '& th:first-of-type': { textAlign: 'left' },
      '& thead th': { typography: 'caption', color: 'text.secondary' },
    }}
  >
    <Box component="caption" sx={visuallyHidden}>
      Tamanhos em {nome}
    </Box>
    <thead>
      <tr>
        <th scope="col">Tamanho</th>
        <th scope="col">Saldo</th>
        <th scope="col">Mínimo</th>
      </tr>
    </thead>
    <tbody>
      {tamanhos.map(({ tamanho, saldo, minimo }) => (
        <tr key={tamanho}>
          <th scope="row">{tamanho}</th>
          <Box component="td" sx={saldo < minimo ? { color: 'warning.dark', fontWeight: 700 } : undefined}>
            {formatNumber(saldo)}
            {saldo < minimo && <span style={visuallyHidden}> abaixo do mínimo</span>}
          </Box>
          <td>{minimo === 0 ? '–' : formatNumber(minimo)}</td>
        </tr>
      ))}
    </tbody>
  </Box>
)

const Ultimos = ({ movimentos }: { readonly movimentos: Detalhes['ultimos'] }) =>
  movimentos.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      Nada se moveu ainda: a primeira entrada começa o controle desta peça.
    </Typography>
  ) : (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {movimentos.map(({ id, em, tipo, tamanho, quantidade, saldo, local, colaborador, nota, por }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'flex',
            gap: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            alignItems: 'baseline',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2">
              {tiposDeMovimento[tipo].label} · {tamanho}
              {colaborador && ` · ${colaborador}`}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {[formatDateTime(em), local, nota, por].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {comSinal(quantidade)}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ minWidth: 56, textAlign: 'right' }}>
            {saldo === 1 ? 'fica' : 'ficam'} {saldo}
          </Typography>
        </Box>
      ))}
    </Box>
  )
