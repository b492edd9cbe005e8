/** The colours of the bundled base map: quiet enough that twenty route colours stand out on them. */
export interface BasePalette {
  land: string
  urban: string
  water: string
  countryLine: string
  stateLine: string
  countyLine: string
  interstate: string
  interstateCasing: string
  highway: string
  highwayCasing: string
  street: string
  streetCasing: string
  interstateSign: string
  routeSign: string
  cityText: string
  townText: string
  regionText: string
  waterText: string
  streetText: string
  halo: string
}

export const basePalettes: Record<'light' | 'dark', BasePalette> = {
  light: {
    land: '#f7f5f3',
    urban: '#efecea',
    water: '#c9dae3',
    countryLine: '#a2979f',
    stateLine: '#bdb2ba',
    countyLine: '#dad2d7',
    interstate: '#fffafc',
    interstateCasing: '#cdbac5',
    highway: '#ffffff',
    highwayCasing: '#d3c9cf',
    street: '#ffffff',
    streetCasing: '#e2dcdf',
    interstateSign: '#ffffff',
    routeSign: '#7b6f78',
    cityText: '#37323a',
    townText: '#716973',
    regionText: '#a094a0',
    waterText: '#6f93a6',
    streetText: '#847b84',
    halo: '#f7f5f3',
  },
  dark: {
    land: '#1e1c21',
    urban: '#26242a',
    water: '#12171e',
    countryLine: '#69616d',
    stateLine: '#4f4955',
    countyLine: '#363139',
    interstate: '#564c59',
    interstateCasing: '#1a181c',
    highway: '#413b46',
    highwayCasing: '#1d1b20',
    street: '#37323b',
    streetCasing: '#222026',
    interstateSign: '#f3eef4',
    routeSign: '#b5aab9',
    cityText: '#e4dfe6',
    townText: '#a69ea9',
    regionText: '#746c78',
    waterText: '#4f6a7d',
    streetText: '#8f8793',
    halo: '#1e1c21',
  },
}
