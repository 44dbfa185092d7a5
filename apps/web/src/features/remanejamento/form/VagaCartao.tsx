import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { afinidades } from '@rh/domain/regras/alteracao/afinidade'
import type { Ref } from 'react'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Vaga } from '../registro.ts'

const Cartao = styled('label')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 4,
  padding: '8px 12px 12px 4px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  cursor: 'pointer',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&[data-marcada="true"]': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${vars.palette.primary.main} 8%, ${vars.palette.background.paper})`,
  },
  '& strong': { fontSize: '0.875rem', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    margin: '6px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.75rem',
  },
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& li[data-bom="true"] svg': { color: vars.palette.success.dark },
  '& li[data-bom="false"] svg': { color: vars.palette.warning.dark },
}))

interface VagaCartaoProps {
  readonly vaga: Vaga
  readonly name: string
  readonly marcada: boolean
  readonly inputRef: Ref<HTMLInputElement>
  readonly onMarcar: () => void
}

const vagasEmTexto = ({ vagas, quantidade }: Vaga): string =>
  `${vagas} ${vagas === 1 ? 'vaga' : 'vagas'} de ${quantidade}`

/** One post to go to: where it is, how well it suits, and why. */
export function VagaCartao({ vaga, name, marcada, inputRef, onMarcar }: VagaCartaoProps) {
  const { label, tone } = afinidades[vaga.afinidade]
  return (
    <Cartao data-marcada={marcada}>
      <Radio
        size="small"
        name={name}
        checked={marcada}
        onChange={onMarcar}
        slotProps={{ input: { ref: inputRef } }}
      />
      <Box component="span" sx={{ pt: 0.75 }}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
        >
          <strong>{vaga.local}</strong>
          <StatusChip label={label} tone={tone} />
        </Box>
        <small>
          {[vaga.contrato, `${vaga.municipio} (${vaga.uf})`, vagasEmTexto(vaga)].filter(Boolean).join(' · ')}
        </small>
        <small>
          {vaga.cargo} · {vaga.escala}
        </small>
        <ul>
          {vaga.porques.map(({ bom, texto }) => (
            <li key={texto} data-bom={bom}>
              <Icon name={bom ? 'check' : 'alerta'} size={14} />
              {texto}
            </li>
          ))}
        </ul>
      </Box>
    </Cartao>
  )
}
