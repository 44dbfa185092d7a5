export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const

export const nada = (): void => undefined
